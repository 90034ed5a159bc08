import type { Card } from "../words/reader.ts";

/** Where a thing lies in a picture: its middle in per cent, and how far it is turned. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tone?: "gold" | "silver";
}

export type Thing = Place &
  (
    | { readonly card: Card | null }
    | { readonly row: "up" | "down"; readonly from: number; readonly to: number }
  );

/** A few cards of each game as they may lie on its table. */
const STILL_LIFES: Readonly<Record<string, readonly Thing[]>> = {
  "face-to-face": [
    { row: "up", from: 1, to: 59, tone: "gold", x: 13, y: 46, turn: -8 },
    { card: 27, tone: "gold", x: 26, y: 52, turn: -2 },
    { card: 17, tone: "gold", x: 39, y: 58, turn: 5 },
    { row: "down", from: 60, to: 2, tone: "silver", x: 87, y: 54, turn: 8 },
    { card: 35, tone: "silver", x: 74, y: 48, turn: 2 },
    { card: 45, tone: "silver", x: 61, y: 42, turn: -5 },
  ],
  "quick-and-easy": [
    { row: "up", from: 1, to: 10, x: 13, y: 50, turn: -5 },
    { card: "b5", x: 27, y: 54, turn: 4 },
    { card: "y6", x: 43, y: 55, turn: -7 },
    { card: "p9", x: 57, y: 45, turn: 6 },
    { row: "down", from: 10, to: 1, x: 73, y: 50, turn: -4 },
    { card: "g2", x: 87, y: 54, turn: 6 },
  ],
  "snakes-and-ladders": [
    { card: "r5", x: 15, y: 60, turn: -16 },
    { card: "bS", x: 32, y: 52, turn: -8 },
    { card: "W4", x: 50, y: 49, turn: 0 },
    { card: "gD", x: 68, y: 52, turn: 8 },
    { card: "yR", x: 85, y: 60, turn: 16 },
  ],
  "the-game": [
    { row: "up", from: 1, to: 99, x: 13, y: 48, turn: -6 },
    { card: 8, x: 27, y: 54, turn: 3 },
    { card: 42, x: 43, y: 56, turn: -6 },
    { card: 58, x: 57, y: 45, turn: 5 },
    { row: "down", from: 100, to: 2, x: 73, y: 48, turn: -3 },
    { card: 91, x: 87, y: 54, turn: 6 },
  ],
};

/** A game this client has no picture of: cards face down. */
const UNKNOWN: readonly Thing[] = [
  { card: null, x: 36, y: 54, turn: -12 },
  { card: null, x: 50, y: 49, turn: 0 },
  { card: null, x: 64, y: 54, turn: 12 },
];

export function stillLifeOf(game: string): readonly Thing[] {
  return STILL_LIFES[game] ?? UNKNOWN;
}

import type { Card } from "../words/reader.ts";

/** The letters of the colours; each has a shape too, so that nobody needs to see colours. */
export type Colour = "r" | "y" | "g" | "b" | "p";
export type Tone = "gold" | "silver";
export type Action = "skip" | "draw-two" | "reverse" | "wild" | "wild-draw-four";

/** What is printed on a card. */
export type Face =
  | { readonly kind: "number"; readonly number: number; readonly height: number }
  | { readonly kind: "colour"; readonly colour: Colour; readonly digits: string }
  | { readonly kind: "action"; readonly colour: Colour | null; readonly action: Action }
  | { readonly kind: "other"; readonly text: string };

const ACTIONS: Readonly<Record<string, Action>> = { S: "skip", D: "draw-two", R: "reverse" };
const WILDS: Readonly<Record<string, Action>> = { W: "wild", W4: "wild-draw-four" };
/** Between which numbers the cards of a game lie. */
const ENDS: Readonly<Record<string, readonly [number, number]>> = {
  "face-to-face": [1, 60],
  "the-game": [1, 100],
};
const ANY_ENDS = [1, 100] as const;

export function faceOf(game: string, card: Card): Face {
  if (typeof card === "number") return { kind: "number", number: card, height: height(game, card) };
  const wild = WILDS[card];
  if (wild) return { kind: "action", colour: null, action: wild };
  const [, colour, rest] = /^([rygbp])(\d{1,2}|[SDR])$/.exec(card) ?? [];
  if (!colour || !rest) return { kind: "other", text: card };
  const action = ACTIONS[rest];
  return action
    ? { kind: "action", colour: colour as Colour, action }
    : { kind: "colour", colour: colour as Colour, digits: rest };
}

/** How high a number stands between the ends of its game: 0 at the lower, 1 at the upper one. */
export function height(game: string, number: number): number {
  const [low, high] = ENDS[game] ?? ANY_ENDS;
  return Math.min(1, Math.max(0, (number - low) / (high - low)));
}

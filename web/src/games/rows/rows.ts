import type { Card } from "../../words/reader.ts";

/** A row of a pile: where it begins, and which way its cards go. */
export interface Row {
  readonly pile: string;
  readonly way: "up" | "down";
  readonly from: number;
  readonly to: number;
}

/** The rows of each game, in the order of the view's piles; in a duel those of one player. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "face-to-face": [
    { pile: "up", way: "up", from: 1, to: 59 },
    { pile: "down", way: "down", from: 60, to: 2 },
  ],
  "quick-and-easy": [
    { pile: "up", way: "up", from: 1, to: 10 },
    { pile: "down", way: "down", from: 10, to: 1 },
  ],
  "the-game": [
    { pile: "up1", way: "up", from: 1, to: 99 },
    { pile: "up2", way: "up", from: 1, to: 99 },
    { pile: "down1", way: "down", from: 100, to: 2 },
    { pile: "down2", way: "down", from: 100, to: 2 },
  ],
};

/** How many cards each game has to lay; in a duel each of the two. */
export const CARDS: Readonly<Record<string, number>> = {
  "face-to-face": 58,
  "quick-and-easy": 50,
  "the-game": 98,
};

export interface Lay<C extends Card = Card> {
  readonly do: "lay";
  readonly card: C;
  readonly pile: string;
}

interface Offered {
  readonly actions: readonly { readonly do: string }[];
}

/** All the lays in some offers: the only ones that are lit. */
export function laysIn(offers: readonly Offered[]): Lay[] {
  const actions = offers.flatMap((offer) => offer.actions);
  return actions.filter((action): action is Lay => action.do === "lay");
}

/** Is there an action of this kind in the offers? */
export function offered(offers: readonly Offered[], kind: string): boolean {
  return offers.some((offer) => offer.actions.some((action) => action.do === kind));
}

/** What a lay does to the room of a pile: takes some, or gives some back. */
export interface Effect {
  readonly kind: "onward" | "trick" | "help";
  readonly room: number;
}

/** The effect of a lay that was offered; whether it may be made is not decided here. */
export function effectOf(row: Row, top: Card | null, card: Card, theirs = false): Effect {
  const before = top === null ? row.from : numberOf(top);
  const lost = (numberOf(card) - before) * (row.way === "up" ? 1 : -1);
  if (lost >= 0) return { kind: "onward", room: lost };
  // A first card on a row card is no trick, whatever its number (QE3).
  if (top === null) return { kind: "onward", room: 0 };
  return { kind: theirs ? "help" : "trick", room: -lost };
}

/** The number of a card: that of `r7` is 7. */
export function numberOf(card: Card): number {
  return typeof card === "number" ? card : Number(card.slice(1));
}

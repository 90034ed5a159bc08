import type { Action } from "../../wire/types.ts";
import type { Card, Facts } from "../../words/reader.ts";

/** A row of a pile: where it begins, and which way its cards go. */
export interface Row {
  readonly pile: string;
  readonly way: "up" | "down";
  readonly from: number;
  readonly to: number;
}

/** A card for a pile, in any of the games that have rows. */
export type Lay = Extract<Action, { do: "lay"; pile: unknown }>;

export function layOf(card: Card, pile: string): Lay {
  return { do: "lay", card, pile } as Lay;
}

interface Offered {
  readonly actions: readonly Facts[];
}

/** All lays in some offers: only these are highlighted. */
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

/** The card that an action, such as that of a hint, lays on a pile. */
export function laidOn(action: Facts | null | undefined, pile: string): Card | null {
  return action?.do === "lay" && action.pile === pile ? (action.card as Card) : null;
}

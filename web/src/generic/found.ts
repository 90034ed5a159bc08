import type { Card, Facts } from "../words/reader.ts";

/** What the view of any game tells, found by its shape and a few names that games share. */
export interface Found {
  /** Cards of one kind that lie open: a discard pile, rows. */
  readonly piles: readonly NamedPile[];
  /** One number a seat: cards held, points. */
  readonly bySeat: readonly Listed[];
  /** Single numbers and words. */
  readonly facts: readonly Fact[];
  readonly hand: readonly Card[];
  readonly turn: number;
}

export interface NamedPile {
  readonly key: string;
  /** Which of several under this key. */
  readonly place: number | null;
  readonly cards: readonly Card[];
}

export interface Listed {
  readonly key: string;
  readonly values: readonly (number | string)[];
}

export interface Fact {
  readonly key: string;
  readonly value: number | string | boolean;
}

/** The view of any game. */
type Any = Facts & { readonly hand: readonly Card[]; readonly turn: number };

/** Where cards lie open, by the names that views give to such places. */
const OPEN = new Set(["piles", "discards", "rows", "table", "cards"]);
/**
 * Told elsewhere, or to nobody: who forgot something is for people to notice (SL14), and how the
 * turn stands is seen by what is offered.
 */
const UNTOLD = new Set([
  "hand",
  "seat",
  "turn",
  "options",
  "result",
  "forgot",
  "forgetful",
  "known",
  "waited",
  "minimum",
  "maximum",
  "draws_next",
  "danger",
  "bluffed",
  "leaders",
]);

const SEATS = new Set(["dealer", "layer", "laid_by", "waiting", "first"]);

/** Is the number under this key a seat? */
export function isSeat(key: string): boolean {
  return SEATS.has(key);
}

export function found(view: Any, seats: number): Found {
  const all = Object.entries(view);
  const told = all.filter(([key, value]) => !UNTOLD.has(key) && value !== null);
  return {
    piles: told.flatMap(([key, value]) => (OPEN.has(key) ? pilesOf(key, value) : [])),
    bySeat: told.flatMap(([key, value]) => listed(key, value, seats)),
    facts: told
      .filter(([, value]) => isPlain(value))
      .map(([key, value]) => ({ key, value }) as Fact),
    hand: view.hand,
    turn: view.turn,
  };
}

function pilesOf(key: string, value: unknown): NamedPile[] {
  if (!Array.isArray(value)) return [];
  const several = value.length > 0 && value.every((each) => Array.isArray(each));
  if (!several) return [{ key, place: null, cards: value as Card[] }];
  return value.map((cards, place) => ({ key, place, cards: cards as Card[] }));
}

function listed(key: string, value: unknown, seats: number): Listed[] {
  if (OPEN.has(key) || !Array.isArray(value) || value.length !== seats) return [];
  return value.every(isPlain) ? [{ key, values: value as (number | string)[] }] : [];
}

function isPlain(value: unknown): boolean {
  return ["number", "string", "boolean"].includes(typeof value);
}

/** The piles that several games share, in the order in which views list them. */
const PILES = ["up", "down", "their_up", "their_down", "up1", "up2", "down1", "down2"];

/** What the game calls its rows, if it has words for as many as there are; seen by a seat. */
export function pileNames(has: (id: string) => boolean, count: number, seat: number): string[] {
  const named = PILES.filter((pile) => has(`pile-${pile.replaceAll("_", "-")}`));
  if (named.length !== count) return [];
  const mine = named.findIndex((pile) => pile.startsWith("their_"));
  return mine < 0 || seat === 0 ? named : [...named.slice(mine), ...named.slice(0, mine)];
}

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
  /** Who laid each of the cards, where the view tells it. */
  readonly by: readonly number[] | null;
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

/** The piles of most games; `laid_by` tells who laid each of their cards, in the same shape. */
const PILES = "piles";
/** Where cards lie open, by the names that views give to such places. */
const OPEN = new Set([PILES, "discards", "rows", "table", "cards"]);
/** What every view has and the table tells in another way. */
const ELSEWHERE = ["hand", "seat", "turn", "turns", "options", "result", "waited"];

const SEATS = new Set(["dealer", "layer", "waiting", "first"]);

/** Is the number under this key a seat? */
export function isSeat(key: string): boolean {
  return SEATS.has(key);
}

/** What there is to see in a view, but for the fields that its game leaves unlisted. */
export function found(view: Any, seats: number, unlisted: readonly string[] = []): Found {
  const untold = new Set([...ELSEWHERE, ...unlisted]);
  const told = Object.entries(view).filter(([key, value]) => !untold.has(key) && value !== null);
  return {
    piles: told.flatMap(([key, value]) =>
      OPEN.has(key) ? pilesOf(key, value, key === PILES ? view.laid_by : null) : [],
    ),
    bySeat: told.flatMap(([key, value]) => listed(key, value, seats)),
    facts: told
      .filter(([, value]) => isPlain(value))
      .map(([key, value]) => ({ key, value }) as Fact),
    hand: view.hand,
    turn: view.turn,
  };
}

function pilesOf(key: string, value: unknown, seats: unknown): NamedPile[] {
  if (!Array.isArray(value)) return [];
  const several = value.length > 0 && value.every((each) => Array.isArray(each));
  if (!several) return [{ key, place: null, cards: value as Card[], by: null }];
  const by = Array.isArray(seats) ? (seats as number[][]) : [];
  return value.map((cards, place) => ({
    key,
    place,
    cards: cards as Card[],
    by: by[place] ?? null,
  }));
}

function listed(key: string, value: unknown, seats: number): Listed[] {
  if (OPEN.has(key) || !Array.isArray(value) || value.length !== seats) return [];
  return value.every(isPlain) ? [{ key, values: value as (number | string)[] }] : [];
}

function isPlain(value: unknown): boolean {
  return ["number", "string", "boolean"].includes(typeof value);
}

/** What the game calls its rows, as a seat sees them; `piles` is how the first seat does. */
export function pileNames(piles: readonly string[], seat: number): readonly string[] {
  const mine = piles.findIndex((pile) => pile.startsWith("their_"));
  return mine < 0 || seat === 0 ? piles : [...piles.slice(mine), ...piles.slice(0, mine)];
}

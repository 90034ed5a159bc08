import type { GameInfo } from "../wire/types.ts";
import type { Card, Facts } from "../words/reader.ts";

/** Fields of a view by their names, and what each is. */
type Shown = GameInfo["shown"];

/** What to show of a view, as the description of its game says. */
export interface Found {
  /** Cards that lie open. */
  readonly piles: readonly NamedPile[];
  /** One value for each seat: cards held, points. */
  readonly bySeat: readonly Listed[];
  /** Single values. */
  readonly facts: readonly Fact[];
}

export interface NamedPile {
  /** The field of the view. */
  readonly key: string;
  /** Which of several piles under this key. */
  readonly place: number | null;
  readonly cards: readonly Card[];
  /** Who laid each of the cards, if the view says so. */
  readonly by: readonly number[] | null;
}

export interface Listed {
  readonly key: string;
  readonly values: readonly (number | string)[];
}

export interface Fact {
  readonly key: string;
  readonly kind: Shown[string];
  readonly value: number | string | boolean;
}

export function found(view: Facts, shown: Shown): Found {
  const piles: NamedPile[] = [];
  const bySeat: Listed[] = [];
  const facts: Fact[] = [];
  const laidBy = Object.keys(shown).find((key) => shown[key] === "laid_by");
  for (const [key, kind] of Object.entries(shown)) {
    const value = view[key];
    if (kind === "laid_by" || value === null || value === undefined) continue;
    if (kind === "piles") {
      const by = laidBy === undefined ? [] : (view[laidBy] as number[][]);
      const heaps = value as Card[][];
      piles.push(...heaps.map((cards, place) => ({ key, place, cards, by: by[place] ?? null })));
    } else if (kind === "pile") {
      piles.push({ key, place: null, cards: value as Card[], by: null });
    } else if (kind === "by_seat") {
      bySeat.push({ key, values: value as (number | string)[] });
    } else {
      facts.push({ key, kind, value: value as Fact["value"] });
    }
  }
  return { piles, bySeat, facts };
}

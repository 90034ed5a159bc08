import type { Tone } from "../slices/face.ts";
import type { Card } from "../words/reader.ts";
import type { Flight } from "./flight.ts";

/** Where cards are drawn from and to, and how they look. */
export interface Way {
  readonly game: string;
  readonly tone?: Tone;
  readonly from: string;
  readonly to: string;
}

/** Cards that are drawn: those that are known open, others as so many backs. */
export function drawn(way: Way, cards: readonly Card[] | null, count: number): Flight[] {
  const each = cards ?? Array.from({ length: count }, () => null);
  return each.map((card) => ({ ...way, card }));
}

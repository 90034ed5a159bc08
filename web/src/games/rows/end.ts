import type { Heap } from "../../slices/slice.ts";
import type { Card } from "../../words/reader.ts";
import type { Row } from "./rows.ts";

/** The top of a pile with its row. */
export function heapOf(row: Row, pile: readonly Card[]): Heap {
  return { card: pile.at(-1) ?? null, from: row.from, way: row.way, count: pile.length };
}

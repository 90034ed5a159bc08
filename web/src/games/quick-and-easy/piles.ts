import type { Row } from "../rows/rows.ts";

/** The rows, in the order of the view's piles. */
export const QUICK_ROWS: readonly Row[] = [
  { pile: "up", way: "up", from: 1, to: 10 },
  { pile: "down", way: "down", from: 10, to: 1 },
];

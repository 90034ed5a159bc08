import type { Row } from "../rows/rows.ts";

/** The rows of one of the two, in the order of the view's piles. */
export const DUEL_ROWS: readonly [Row, Row] = [
  { pile: "up", way: "up", from: 1, to: 59 },
  { pile: "down", way: "down", from: 60, to: 2 },
];

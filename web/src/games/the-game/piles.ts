import type { Row } from "../rows/rows.ts";

/** The rows, in the order of the view's piles. */
export const GAME_ROWS: readonly Row[] = [
  { pile: "up1", way: "up", from: 1, to: 99 },
  { pile: "up2", way: "up", from: 1, to: 99 },
  { pile: "down1", way: "down", from: 100, to: 2 },
  { pile: "down2", way: "down", from: 100, to: 2 },
];

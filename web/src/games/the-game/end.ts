import type { EndPart } from "../../slices/slice.ts";
import { heapOf } from "../rows/end.ts";
import { GAME_ROWS } from "./piles.ts";

export default {
  /** TG3 calls fewer than ten excellent. */
  near: 9,
  left: ({ result }) => result?.left ?? null,
  heaps: ({ piles }) => GAME_ROWS.map((row, i) => heapOf(row, piles[i]!)),
} satisfies EndPart<"the-game">;

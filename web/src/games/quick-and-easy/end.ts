import type { EndPart } from "../../slices/slice.ts";
import { heapOf } from "../rows/end.ts";
import { QUICK_ROWS } from "./piles.ts";

export default {
  near: 5,
  left: ({ result }) => result?.left ?? null,
  heaps: ({ piles }) => QUICK_ROWS.map((row, i) => heapOf(row, piles[i]!)),
} satisfies EndPart<"quick-and-easy">;

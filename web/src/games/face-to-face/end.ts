import type { EndPart } from "../../slices/slice.ts";
import { heapOf } from "../rows/end.ts";
import { toneOf } from "./duel.svelte.ts";
import { DUEL_ROWS } from "./piles.ts";

export default {
  near: 5,
  left: ({ sizes, draws }, you) => (you === null ? null : sizes[you]! + draws[you]!),
  /** Two piles of each. */
  heaps: ({ piles }) =>
    piles.map((pile, i) => ({ ...heapOf(DUEL_ROWS[i % 2]!, pile), tone: toneOf(i >> 1) })),
} satisfies EndPart<"face-to-face">;

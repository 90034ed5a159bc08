import type { EndPart } from "../../slices/slice.ts";
import { heapOf } from "../rows/end.ts";
import { toneOf } from "./duel.svelte.ts";
import { DUEL_ROWS } from "./piles.ts";

export default {
  near: 5,
  left: ({ sizes, draws }, you) => (you === null ? null : sizes[you]! + draws[you]!),
  /** Two piles of each; a card on top keeps the tone of who laid it. */
  heaps: ({ piles, laid_by }) =>
    piles.map((pile, i) => ({
      ...heapOf(DUEL_ROWS[i % 2]!, pile),
      tone: toneOf(laid_by[i]?.at(-1) ?? i >> 1),
    })),
} satisfies EndPart<"face-to-face">;

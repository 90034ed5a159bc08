import type { EndPart } from "../../slices/slice.ts";
import type { SnakesView } from "./chances.ts";
import PointsTable from "./PointsTable.svelte";

const LAST_DISCARDS = 6;

export default {
  heaps: ({ discards }: Pick<SnakesView, "discards">) =>
    discards.slice(-LAST_DISCARDS).map((card) => ({ card, count: 1 })),
  scored: ({ options }: Pick<SnakesView, "options">) => options.rounds === "match",
  Scores: PointsTable,
} satisfies EndPart<"snakes-and-ladders">;

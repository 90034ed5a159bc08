import { expect, it } from "vitest";
import { marksOf } from "./marks.ts";

it("marks where turns and rounds begin, the first left out", () => {
  const log = [
    { chance: "deal" },
    { seat: 0, do: "lay" },
    { seat: 0, do: "end_turn" },
    { chance: "reshuffle" },
    { chance: "deal" },
    { seat: 1, do: "draw" },
  ];
  expect(marksOf(log)).toEqual({ turns: [2], rounds: [4] });
});

import { expect, it } from "vitest";
import type { ActionInfo } from "../wire/types.ts";
import { marksOf } from "./marks.ts";

const LAY: ActionInfo = { role: "move", ends_turn: false, listed: true, fields: [] };

it("marks where turns and rounds begin, the first left out", () => {
  const log = [
    { chance: "deal" },
    { seat: 0, do: "lay" },
    { seat: 0, do: "end_turn" },
    { chance: "reshuffle" },
    { chance: "deal" },
    { seat: 1, do: "draw" },
  ];
  expect(marksOf(log, { lay: LAY, end_turn: { ...LAY, ends_turn: true } })).toEqual({
    turns: [2],
    rounds: [4],
  });
});

import { expect, test } from "vitest";
import type { Event } from "../wire/types.ts";
import { grouped } from "./log.ts";

const line = (n: number, event: object) => ({ n, event: event as Event, names: [] });

test("what a seat does in a row belongs together", () => {
  const log = [
    line(1, { event: "began" }),
    line(2, { event: "turn", seat: 0 }),
    line(3, { event: "laid", seat: 0 }),
    line(4, { event: "talked", seat: 1, text: "hm" }),
    line(5, { event: "drew", seat: 0 }),
    line(6, { event: "turn", seat: 1 }),
  ];
  const found = grouped(log).map(({ seat, lines }) => [seat, lines.map(({ n }) => n)]);
  expect(found).toEqual([
    [null, [1]],
    [0, [2, 3, 5]],
    [1, [6]],
  ]);
});

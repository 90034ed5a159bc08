import { expect, test } from "vitest";
import { best, series } from "./series.ts";
import { worstOf } from "./deciding.svelte.ts";

test("wins are counted while the same people play, each match once", () => {
  const people = ["Ann", "Ben"];
  expect(series("t", people, 1, [0])).toEqual({ wins: [1, 0], matches: 1 });
  expect(series("t", people, 1, [0])).toEqual({ wins: [1, 0], matches: 1 });
  expect(series("t", people, 2, [1])).toEqual({ wins: [1, 1], matches: 2 });
  expect(series("t", ["Ann", "Eve"], 3, [1])).toEqual({ wins: [0, 1], matches: 1 });
  expect(series("u", people, 3, [])).toEqual({ wins: [0, 0], matches: 1 });
});

test("the first result is no new best, a better one is", () => {
  expect(best("the-game", 12)).toEqual({ is: false, best: 12 });
  expect(best("the-game", 15)).toEqual({ is: false, best: 12 });
  expect(best("the-game", 3)).toEqual({ is: true, best: 3 });
});

test("the greatest mistake of those that count decides", () => {
  const move = (entry: number, seat: number, loss: number) =>
    ({ entry, seat, kind: loss ? "mistake" : "best", chosen: 0.2, best: 0.2 + loss }) as const;
  const moves = [move(1, 0, 0.1), move(2, 1, 0.3), move(3, 0, 0.2), move(4, 0, 0)];
  expect(worstOf(moves, (seat) => seat === 0)?.entry).toBe(3);
  expect(worstOf(moves, () => true)?.entry).toBe(2);
  expect(worstOf(moves, () => false)).toBeNull();
});

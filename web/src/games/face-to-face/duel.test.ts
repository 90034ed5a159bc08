import { expect, test } from "vitest";
import type { View } from "../../wire/types.ts";
import { duelFlights, placeOf } from "./duel.svelte.ts";
import end from "./end.ts";

const VIEW: View<"face-to-face"> = {
  options: { single_last_card: "loses" },
  seat: 0,
  hand: [],
  sizes: [3, 6],
  draws: [1, 30],
  piles: [[], [], [], []],
  laid_by: [[], [], [], []],
  turn: 0,
  turns: 9,
  laid: [],
  minimum: 2,
  draws_next: 2,
  danger: null,
  waited: 0,
  result: null,
};

test("piles are named by whoever acts", () => {
  expect([placeOf(0, "up"), placeOf(0, "their_down")]).toEqual([0, 3]);
  expect([placeOf(1, "up"), placeOf(1, "their_down")]).toEqual([2, 1]);
});

test("cards fly from the hand, or from the seat of the other", () => {
  const laid = { event: "laid", seat: 1, card: 17, pile: "their_up", trick: false } as const;
  const flights = (near: number) => duelFlights(laid, near, [6, 6])[0];
  expect(flights(0)).toMatchObject({ from: "seat:1", to: "pile:0", tone: "silver" });
  expect(flights(1)).toMatchObject({ from: "hand", to: "pile:0" });
  const drew = { event: "drew", seat: 0, count: 2, cards: null } as const;
  expect(duelFlights(drew, 1, [6, 6])).toHaveLength(2);
});

test("the end shows the tops of the piles, and the row where nothing lies", () => {
  const view = { ...VIEW, piles: [[4, 8], [], [3], [59, 12]] };
  expect(end.heaps(view).map(({ card, from, tone }) => [card, from, tone])).toEqual([
    [8, 1, "gold"],
    [null, 60, "gold"],
    [3, 1, "silver"],
    [12, 60, "silver"],
  ]);
});

test("what is left of a duel is one's own, in hand and to be drawn", () => {
  expect([end.left(VIEW, 0), end.left(VIEW, 1), end.left(VIEW, null)]).toEqual([4, 36, null]);
});

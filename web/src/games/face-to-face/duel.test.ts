import { describe, expect, test } from "vitest";
import type { SightOf } from "../../table/sight.ts";
import { Duel, flightsOf, placeOf } from "./duel.svelte.ts";

type Lay = { do: "lay"; card: number; pile: string };
const lay = (card: number, pile: string): Lay => ({ do: "lay", card, pile });

function duel(hand: number[], draw: number, laid: Lay[], single = "loses"): Duel {
  const view = {
    options: { single_last_card: single },
    seat: 0,
    hand,
    sizes: [hand.length, 6],
    draws: [draw, 30],
    piles: [[], [], [], []],
    turn: 0,
    turns: 9,
    laid,
    result: null,
  };
  const sight = { game: "face-to-face", you: 0, live: true, hands: null, view, offers: [] };
  return new Duel(() => sight as unknown as SightOf<"face-to-face">);
}

describe("what ending the turn brings (FF6)", () => {
  test("own piles only: two cards", () => {
    expect(duel([4, 5, 6], 20, [lay(2, "up"), lay(3, "up"), lay(9, "up")]).drawn).toBe(2);
  });

  test("with a help up to six, if there are so many", () => {
    const laid = [lay(2, "up"), lay(3, "their_up")];
    expect(duel([4, 5], 20, laid).drawn).toBe(4);
    expect(duel([4, 5], 1, laid).drawn).toBe(1);
  });
});

describe("the single last card (FF8)", () => {
  const laid = [lay(2, "up"), lay(3, "up")];

  test("ending the turn with one card left would lose, in hand or still to be drawn", () => {
    expect(duel([4], 0, laid).danger).toBe("now");
    expect(duel([], 1, laid).danger).toBe("now");
  });

  test("it is told before, calmly", () => {
    expect(duel([4, 5], 0, []).danger).toBe("two");
    expect(duel([4, 5, 6, 7, 8, 9], 2, []).danger).toBe("soon");
    expect(duel([4, 5, 6, 7, 8, 9], 3, []).danger).toBe(null);
  });

  test("nothing to fear where it may be laid", () => {
    expect(duel([4], 0, laid, "may_be_laid").danger).toBe(null);
    expect(duel([4], 0, [], "may_be_laid").least).toBe(1);
  });
});

test("piles are named by whoever acts", () => {
  expect([placeOf(0, "up"), placeOf(0, "their_down")]).toEqual([0, 3]);
  expect([placeOf(1, "up"), placeOf(1, "their_down")]).toEqual([2, 1]);
});

test("cards fly from the hand, or from the seat of the other", () => {
  const laid = { event: "laid", seat: 1, card: 17, pile: "their_up", trick: false };
  expect(flightsOf(laid, 0)[0]).toMatchObject({ from: "seat:1", to: "pile:0", tone: "silver" });
  expect(flightsOf(laid, 1)[0]).toMatchObject({ from: "hand", to: "pile:0" });
  const drew = { event: "drew", seat: 0, count: 2, cards: null };
  expect(flightsOf(drew, 1)).toHaveLength(2);
});

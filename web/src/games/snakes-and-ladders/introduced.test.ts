import { expect, test } from "vitest";
import type { SnakesEvent } from "./chances.ts";
import { specialIn } from "./introduced.ts";

const laid = (card: string, more: object = {}) =>
  specialIn({
    event: "card_laid",
    seat: 0,
    card,
    colour: null,
    one_card: false,
    intervened: false,
    ...more,
  } as SnakesEvent);

test("special cards are introduced, plain ones are not", () => {
  expect(["r5", "gS", "bD", "yR", "W", "W4"].map((card) => laid(card))).toEqual([
    null,
    "skip",
    "two",
    "reverse",
    "wild",
    "four",
  ]);
});

test("what is done with a card comes before what the card does", () => {
  expect(laid("gS", { intervened: true })).toBe("cut-in");
  expect(laid("gS", { one_card: true })).toBe("one-card");
});

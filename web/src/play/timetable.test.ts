import { expect, test } from "vitest";
import { RIFFLE_MS, timetable } from "./timetable.ts";

const card = { card: null };
const shuffle = { riffle: "draw" };

test("cards fly one after another, and nobody waits long for the last", () => {
  const waits = timetable(Array.from({ length: 20 }, () => card));
  expect(waits[0]).toBe(0);
  expect(waits[1]).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThan(1000);
});

test("a pile is shuffled before cards are dealt from it, two piles at the same time", () => {
  expect(timetable([shuffle, shuffle, card])).toEqual([0, 0, RIFFLE_MS]);
});

test("the discards lie before they are shuffled", () => {
  const [first, second, shuffled, drawn] = timetable([card, card, shuffle, card]);
  expect(first).toBe(0);
  expect(shuffled).toBeGreaterThan(second! + 300);
  expect(drawn).toBe(shuffled! + RIFFLE_MS);
});

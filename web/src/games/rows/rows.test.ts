import { describe, expect, test } from "vitest";
import { effectOf, laysIn, offered, type Row } from "./rows.ts";

const up: Row = { pile: "up", way: "up", from: 1, to: 59 };
const down: Row = { pile: "down", way: "down", from: 60, to: 2 };
const quickUp: Row = { ...up, to: 10 };
const quickDown: Row = { ...down, from: 10, to: 1 };

describe("what a lay does to a pile", () => {
  test("a card in the pile's way takes room", () => {
    expect(effectOf(up, 27, 34)).toEqual({ kind: "onward", room: 7 });
    expect(effectOf(down, null, 54)).toEqual({ kind: "onward", room: 6 });
  });

  test("ten back is the trick and gives room (FF4)", () => {
    expect(effectOf(up, 27, 17)).toEqual({ kind: "trick", room: 10 });
    expect(effectOf(down, 35, 45)).toEqual({ kind: "trick", room: 10 });
  });

  test("on the opponent's pile it is a help (FF5)", () => {
    expect(effectOf(up, 29, 12, true)).toEqual({ kind: "help", room: 17 });
  });

  test("a card of the same colour goes back by any step (QE4)", () => {
    expect(effectOf(quickDown, "g2", "g8")).toEqual({ kind: "trick", room: 6 });
    expect(effectOf(quickUp, "r3", "r10")).toEqual({ kind: "onward", room: 7 });
  });
});

test("lays and other actions are found in offers", () => {
  const offers = [{ actions: [{ do: "lay", card: 4, pile: "up" }, { do: "end_turn" }] }];
  expect(laysIn(offers)).toHaveLength(1);
  expect(offered(offers, "end_turn")).toBe(true);
  expect(offered(offers, "take_back")).toBe(false);
});

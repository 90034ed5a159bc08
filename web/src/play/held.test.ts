import { describe, expect, it } from "vitest";
import { held, selectedKey, step } from "./held.ts";

describe("the cards a hand holds", () => {
  const hand = held(["r5", "W", "r5", "b2"]);

  it("are told apart even when they are the same", () => {
    expect(new Set(hand.map(({ key }) => key)).size).toBe(4);
    expect(held(["W", "r5", "b2"]).map(({ key }) => key)).toEqual(
      expect.arrayContaining([hand[0]!.key, hand[1]!.key, hand[3]!.key]),
    );
  });

  it("have one selected, the one that was pressed", () => {
    expect(selectedKey(hand, "r5", hand[2]!.key)).toBe(hand[2]!.key);
    expect(selectedKey(hand, "r5", null)).toBe(hand[0]!.key);
    expect(selectedKey(hand, "b2", hand[2]!.key)).toBe(hand[3]!.key);
    expect(selectedKey(hand, null, hand[2]!.key)).toBeNull();
    expect(selectedKey(hand, "y9", null)).toBeNull();
  });

  it("are walked through with the arrows", () => {
    expect(step("ArrowRight", 0, 4, 4)).toBe(1);
    expect(step("ArrowRight", 3, 4, 4)).toBe(3);
    expect(step("ArrowDown", 1, 20, 10)).toBe(11);
    expect(step("ArrowUp", 1, 20, 10)).toBe(1);
    expect(step("End", 1, 20, 10)).toBe(19);
    expect(step("x", 1, 20, 10)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { placesOf } from "./hinted.ts";

describe("the places of a hint", () => {
  it.each([
    [
      { do: "lay", card: 17, pile: "up1" },
      ['[data-card="17"]', '[data-drop="up1"]', '[data-do="lay"]'],
    ],
    [{ do: "lay", card: "r7" }, ['[data-card="r7"]', '[data-do="lay"]']],
    [{ do: "draw" }, ['[data-do="draw"]']],
    [{ do: "end_turn" }, ['[data-do="end_turn"]']],
  ])("%j", (action, places) => {
    expect(placesOf(action)).toEqual(places);
  });
});

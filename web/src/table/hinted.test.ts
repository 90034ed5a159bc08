import { describe, expect, it } from "vitest";
import { placesOf } from "./hinted.ts";

describe("the places of a hint", () => {
  it.each([
    [{ do: "lay", card: 17, pile: "up1" }, ['[data-card="17"]', '[data-drop="up1"]']],
    [{ do: "lay", card: "r7" }, ['[data-card="r7"]']],
    [{ do: "draw" }, ['[data-spot="draw"]']],
    [{ do: "end_turn" }, ["[data-end]"]],
  ])("%j", (action, places) => {
    expect(placesOf(action)).toEqual(places);
  });
});

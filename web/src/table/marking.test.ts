import { expect, test } from "vitest";
import { stepPlaces } from "./marking.ts";

test.each([
  [
    { do: "lay", card: 17, pile: "up1" },
    ['[data-card="17"]', '[data-drop="up1"]', '[data-do="lay"]'],
  ],
  [
    { do: "lay", card: "W", colour: "b", one_card: true },
    ['[data-card="W"]', '[data-colour="b"]', '[data-do="one_card"]', '[data-do="lay"]'],
  ],
  [{ do: "signal", signal: "wants", pile: "up2" }, ['[data-signal="wants up2"]']],
  [{ do: "signal", signal: "height", colour: "p", level: "low" }, ['[data-signal="height p low"]']],
  [{ do: "end_turn" }, ['[data-do="end_turn"]']],
])("%j is marked at %j", (action, places) => {
  expect(stepPlaces(action)).toEqual(places);
});

import { expect, test } from "vitest";
import { Hinting } from "./hinting.svelte.ts";
import type { Suggestion } from "./sight.ts";

const HINT: Suggestion = { action: { do: "end_turn" }, reason: "ends_turn" };

/** A room where somebody intends something, perhaps before the hints are found. */
function roomWith(arranged: () => void) {
  const room = {
    game: "the-game",
    names: [],
    choices: "",
    intended: [{ do: "lay", card: 5, pile: "up1" }],
    hints: async () => {
      arranged();
      return [HINT];
    },
  };
  return room;
}

test("hints are shown when they are found", async () => {
  const hinting = new Hinting(roomWith(() => undefined));
  await hinting.ask();
  expect(hinting.found).toEqual([HINT]);
});

test("hints for what is not intended any more are not shown", async () => {
  const room = roomWith(() => (room.intended = []));
  const hinting = new Hinting(room);
  await hinting.ask();
  expect(hinting.found).toBe(null);
  expect(hinting.thinking).toBe(false);
});

import { expect, test } from "vitest";
import { Hinting } from "./hinting.svelte.ts";
import type { Action, Suggested } from "../wire/types.ts";

const HINT: Suggested = { action: { do: "end_turn" }, reason: "ends_turn" };
const LAY: Action = { do: "lay", card: 5, pile: "up1" };

/** A room where somebody intends something, perhaps before the hints are found. */
function roomWith(arranged: () => void) {
  const room = {
    choices: "",
    intended: [LAY],
    performed: [] as Action[],
    perform: (action: Action) => void room.performed.push(action),
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

test("a hint is done and gone", async () => {
  const room = roomWith(() => undefined);
  const hinting = new Hinting(room);
  await hinting.ask();
  hinting.perform();
  expect(room.performed).toEqual([HINT.action]);
  expect(hinting.open).toBe(false);
});

test("hints for what is not intended any more are not shown", async () => {
  const room = roomWith(() => (room.intended = []));
  const hinting = new Hinting(room);
  await hinting.ask();
  expect(hinting.found).toBe(null);
  expect(hinting.thinking).toBe(false);
});

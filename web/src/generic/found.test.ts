import { describe, expect, it } from "vitest";
import type { ActionInfo } from "../wire/types.ts";
import { choicesOf, plainly } from "./choices.ts";
import { found, pileNames } from "./found.ts";

describe("what a view tells without knowing the game", () => {
  const view = {
    options: {},
    seat: 0,
    hand: [4, 17],
    sizes: [2, 6],
    piles: [[], [55]],
    discards: ["r5"],
    turn: 1,
    inattentive: 1,
    colour: "r",
    result: null,
  };
  const seen = found(view, 2, ["inattentive"]);

  it("finds piles, hands, numbers of seats and single facts", () => {
    expect(seen.piles.map(({ key, place }) => [key, place])).toEqual([
      ["piles", 0],
      ["piles", 1],
      ["discards", null],
    ]);
    expect(seen.hand).toEqual([4, 17]);
    expect(seen.bySeat).toEqual([{ key: "sizes", values: [2, 6] }]);
    expect(seen.turn).toBe(1);
  });

  it("does not tell what the game leaves unlisted", () => {
    expect(seen.facts).toEqual([{ key: "colour", value: "r" }]);
    expect(found(view, 2).facts).toContainEqual({ key: "inattentive", value: 1 });
  });

  it("names rows as seen from a seat", () => {
    const duel = ["up", "down", "their_up", "their_down"];
    expect(pileNames(duel, 0)).toEqual(duel);
    expect(pileNames(duel, 1)).toEqual(["their_up", "their_down", "up", "down"]);
    expect(pileNames(["left", "right"], 1)).toEqual(["left", "right"]);
  });

  it("finds who laid each card of a pile", () => {
    const piles = found({ ...view, laid_by: [[], [1]] }, 2).piles;
    expect(piles.map(({ by }) => by)).toEqual([[], [1], null]);
  });
});

describe("what may be done without knowing the game", () => {
  it("is grouped by card, the rest by what it does", () => {
    const actions = [{ do: "lay", card: 4, pile: "up" }, { do: "end_turn" }];
    const kind: ActionInfo = { role: "move", ends_turn: false, listed: true, fields: [] };
    const choices = choicesOf([{ actions }], [4, 17], { lay: kind, end_turn: kind });
    expect([...choices.byCard.keys()]).toEqual([4]);
    expect(choices.others).toEqual([{ does: "end_turn", actions: [{ do: "end_turn" }] }]);
  });

  it("is told plainly where there are no words", () => {
    expect(plainly({ do: "take_back", card: "r5", loud: false })).toBe("take back r5");
  });
});

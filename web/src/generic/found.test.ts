import { describe, expect, it } from "vitest";
import type { ActionInfo } from "../wire/types.ts";
import { choicesOf, plainly } from "./choices.ts";
import { found } from "./found.ts";

describe("what is shown of a view, as its game says", () => {
  const view = {
    hand: [4, 17],
    sizes: [2, 6],
    rivers: [[], [55]],
    hung_by: [[], [1]],
    burnt: ["r5"],
    ferryman: 1,
    inattentive: 1,
    wind: null,
  };
  const seen = found(view, {
    burnt: "pile",
    rivers: "piles",
    hung_by: "laid_by",
    ferryman: "seat",
    wind: "value",
    sizes: "by_seat",
  });

  it("is piles with who laid their cards, values by seat, and single values", () => {
    expect(seen.piles).toEqual([
      { key: "burnt", place: null, cards: ["r5"], by: null },
      { key: "rivers", place: 0, cards: [], by: [] },
      { key: "rivers", place: 1, cards: [55], by: [1] },
    ]);
    expect(seen.bySeat).toEqual([{ key: "sizes", values: [2, 6] }]);
  });

  it("leaves out other fields, and those without a value", () => {
    expect(seen.facts).toEqual([{ key: "ferryman", kind: "seat", value: 1 }]);
  });

  it("does without who laid the cards", () => {
    const piles = found(view, { rivers: "piles" }).piles;
    expect(piles.map(({ by }) => by)).toEqual([null, null]);
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

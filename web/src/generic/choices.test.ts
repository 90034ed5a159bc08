import { describe, expect, it } from "vitest";
import type { ActionInfo } from "../wire/types.ts";
import { atPiles, choicesOf, triesOf } from "./choices.ts";

const offer = (...actions: { do: string; card?: string; target?: number }[]) => [{ actions }];
const MOVE: ActionInfo = { role: "move", ends_turn: false, listed: true, fields: [] };
const KINDS = {
  lay: { ...MOVE, fields: ["card"] },
  fetch: MOVE,
  expose: { ...MOVE, listed: false, fields: ["target"] },
  guess: { ...MOVE, listed: false, fields: ["card"] },
  protest: { ...MOVE, listed: false },
};

describe("what the offers come to", () => {
  it("is sorted by card where there is one in hand", () => {
    const choices = choicesOf(offer({ do: "lay", card: "r5" }, { do: "fetch" }), ["r5"], KINDS);
    expect([...choices.byCard.keys()]).toEqual(["r5"]);
    expect(choices.others.map((group) => group.does)).toEqual(["fetch"]);
  });

  it("does not tell what there is to notice, nor what is not known", () => {
    const offers = offer({ do: "expose", target: 2 }, { do: "protest" }, { do: "unheard_of" });
    expect(choicesOf(offers, [], KINDS).others).toEqual([]);
  });

  it("is at the piles where one action of the chosen card fits each", () => {
    const [left, loud, quiet, keep] = [
      { do: "lay", card: 4, pile: "left" },
      { do: "lay", card: 4, pile: "right", loud: true },
      { do: "lay", card: 4, pile: "right" },
      { do: "keep", card: 4 },
    ];
    const shown = atPiles([left, loud, quiet, keep], ["left", "right"]);
    expect([...shown.at]).toEqual([["left", left]]);
    expect(shown.rest).toEqual([loud, quiet, keep]);
    expect(atPiles([left], []).rest).toEqual([left]);
  });

  it("can be tried at all times where people have to notice it, offered or not", () => {
    expect(triesOf(KINDS, 3, 1)).toEqual([
      {
        does: "expose",
        actions: [
          { do: "expose", target: 0 },
          { do: "expose", target: 2 },
        ],
      },
      { does: "protest", actions: [{ do: "protest" }] },
    ]);
    expect(triesOf(KINDS, 3, null)).toEqual([]);
  });
});

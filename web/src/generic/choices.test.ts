import { describe, expect, it } from "vitest";
import { callsOf, choicesOf } from "./choices.ts";

const offer = (...actions: { do: string; card?: string; target?: number }[]) => [{ actions }];

describe("what the offers come to", () => {
  it("is sorted by card where there is one in hand", () => {
    const choices = choicesOf(offer({ do: "lay", card: "r5" }, { do: "draw" }), ["r5"]);
    expect([...choices.byCard.keys()]).toEqual(["r5"]);
    expect(choices.others.map((group) => group.does)).toEqual(["draw"]);
  });

  it("does not tell who forgot to say something (SL14)", () => {
    expect(choicesOf(offer({ do: "call_out", target: 2 }), []).others).toEqual([]);
    expect(callsOf(true, 3, 1).map((call) => call.target)).toEqual([0, 2]);
    expect(callsOf(true, 3, null)).toEqual([]);
    expect(callsOf(false, 3, 1)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { type SnakesAction, chancesOf } from "./chances.ts";

const lay = (card: string): SnakesAction => ({ do: "lay", card });

describe("what the offers come to", () => {
  it("tells lays in turn from those that cut in", () => {
    const chances = chancesOf([
      { id: "turn-3", seat: 0, actions: [lay("r5"), { do: "draw" }], fallback: { do: "draw" } },
      { id: "intervene-2", seat: 0, actions: [lay("g2")], fallback: null },
    ]);
    expect(chances.waited).toBe(true);
    expect([...chances.lays]).toEqual(["r5"]);
    expect([...chances.interventions]).toEqual(["g2"]);
    expect([...chances.may]).toEqual(["draw"]);
  });

  it("is the same whether or not somebody forgot to announce", () => {
    const call: SnakesAction = { do: "call_out", target: 2 };
    const offer = { id: "call-2", seat: 0, actions: [call], fallback: null };
    expect(chancesOf([offer])).toEqual(chancesOf([]));
  });
});

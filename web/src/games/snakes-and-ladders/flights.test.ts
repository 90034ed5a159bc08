import { describe, expect, it } from "vitest";
import type { SnakesEvent } from "./chances.ts";
import { snakesFlights } from "./flights.ts";

const ways = (event: SnakesEvent, own: number | null) =>
  snakesFlights(event, own).map((motion) =>
    "riffle" in motion ? ["shuffle", motion.riffle] : [motion.card, motion.from, motion.to],
  );

describe("the ways of cards", () => {
  it("lead from the hand or a seat to the discards", () => {
    const laid = { event: "card_laid", card: "r5", colour: null, one_card: false } as const;
    const by = (seat: number): SnakesEvent => ({ ...laid, seat, intervened: false });
    expect(ways(by(1), 1)).toEqual([["r5", "hand", "discard"]]);
    expect(ways(by(1), 0)).toEqual([["r5", "seat:1", "discard"]]);
  });

  it("show only those cards that are one's own", () => {
    const taken = { event: "cards_taken", seat: 1, count: 2, why: "two" } as const;
    expect(ways({ ...taken, cards: ["g1", "W"] }, 1)).toEqual([
      ["g1", "draw", "hand"],
      ["W", "draw", "hand"],
    ]);
    expect(ways({ ...taken, cards: null }, 0)).toEqual([
      [null, "draw", "seat:1"],
      [null, "draw", "seat:1"],
    ]);
  });

  it("lead the discards to the draw pile, where they are shuffled", () => {
    const shuffled = ways({ event: "reshuffled", count: 60 }, 0);
    expect(shuffled[0]).toEqual([null, "discard", "draw"]);
    expect(shuffled.length).toBeLessThan(8);
    expect(shuffled.at(-1)).toEqual(["shuffle", "draw"]);
  });

  it("take a proved bluff back", () => {
    const event: SnakesEvent = { event: "challenged", seat: 0, target: 2, bluff: true, hand: null };
    expect(ways(event, 0)).toEqual([["W4", "discard", "seat:2"]]);
    expect(ways({ ...event, bluff: false }, 0)).toEqual([]);
  });
});

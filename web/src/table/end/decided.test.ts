import { describe, expect, it } from "vitest";
import { givenUpBy } from "./decided.ts";
import { feelingOf, winnersOf } from "./mood.ts";
import { rowFacts, turnsOf } from "./rows.ts";
import { eventsOf, snakesFacts } from "./snakes.ts";

const lay = (seat: number, card: number | string, pile: string) => ({
  seat,
  do: "lay",
  card,
  pile,
});
const end = (seat: number) => ({ seat, do: "end_turn" });

describe("what decided a match of rows", () => {
  it("leaves out cards that were taken back", () => {
    const log = [lay(0, 40, "up"), { seat: 0, do: "take_back" }, lay(0, 5, "up"), end(0)];
    const [turn] = turnsOf("face-to-face", log);
    expect(turn?.lays.map((each) => [each.card, each.from, each.steps])).toEqual([[5, 1, 4]]);
  });

  it("tells of a duel what the loser kept, the widest jump, help, tricks and the longest turn", () => {
    const log = [
      ...[lay(0, 27, "up"), lay(0, 17, "up"), lay(0, 50, "down"), end(0)],
      ...[lay(1, 20, "up"), lay(1, 9, "their_up"), end(1)],
    ];
    expect(rowFacts("face-to-face", log, { winner: 0 }, 2)).toEqual([
      { fact: "left", seat: 1, count: 56 },
      { fact: "jump", seat: 0, card: 27, from: 1, pile: "up", steps: 26 },
      { fact: "helps", counts: [0, 1] },
      { fact: "tricks", counts: [1, 0] },
      { fact: "turn", seat: 0, count: 3 },
    ]);
  });

  it("counts help on the pile it was laid on", () => {
    const log = [lay(0, 29, "up"), lay(0, 30, "up"), end(0), lay(1, 12, "their_up"), end(1)];
    const after = turnsOf("face-to-face", [...log, lay(0, 13, "up"), end(0)]);
    expect(after.at(-1)?.lays[0]).toMatchObject({ from: 12, steps: 1 });
  });

  it("knows no jump on a bare row of Quick & Easy, and its best trick", () => {
    const log = [
      ...[lay(0, "r7", "down"), lay(0, "b4", "down"), end(0)],
      ...[lay(1, "b9", "down"), lay(1, "b5", "up"), end(1)],
    ];
    expect(rowFacts("quick-and-easy", log, { won: false }, 2)).toEqual([
      { fact: "jump", seat: 0, card: "b4", from: "r7", pile: "down", steps: 3 },
      { fact: "best-trick", seat: 1, card: "b9", from: "b4", pile: "down", steps: 5 },
      { fact: "team-tricks", count: 1 },
      { fact: "turns", count: 2 },
    ]);
  });
});

describe("who gave up", () => {
  const log = [lay(0, 27, "up"), { seat: 1, do: "resign" }];

  it("is told where the result does not say it", () => {
    expect(givenUpBy(log, { won: false }, 3)).toEqual([{ fact: "resign", seat: 1 }]);
    expect(givenUpBy(log.slice(0, 1), { won: false }, 3)).toEqual([]);
  });

  it("is known in a duel and to who plays alone", () => {
    expect(givenUpBy(log, { winner: 0 }, 2)).toEqual([]);
    expect(givenUpBy([{ seat: 0, do: "resign" }], { won: false }, 1)).toEqual([]);
  });
});

describe("what decided Snakes & Ladders", () => {
  const taken = (seat: number, count: number, why: string) => ({
    event: "cards_taken",
    seat,
    count,
    why,
  });

  it("tells the largest taking, the dearest round, bluffs, cut-ins and calls", () => {
    const events = [
      taken(0, 1, "draw"),
      taken(1, 4, "four"),
      taken(0, 6, "challenge"),
      { event: "challenged", seat: 1, target: 0, bluff: true },
      { event: "challenged", seat: 0, target: 1, bluff: false },
      { event: "card_laid", seat: 1, intervened: true },
      { event: "called_out", seat: 0, target: 1 },
    ];
    const rounds = [
      { winner: 0, scores: [52, 0] },
      { winner: 1, scores: [0, 87] },
    ];
    expect(snakesFacts(events, { rounds }, 2)).toEqual([
      { fact: "taken", seat: 0, count: 6, why: "challenge" },
      { fact: "round", seat: 1, round: 2, points: 87 },
      { fact: "bluffs", count: 1 },
      { fact: "cut-ins", counts: [0, 1] },
      { fact: "call-outs", count: 1 },
    ]);
  });

  it("says nothing where nothing happened", () => {
    expect(snakesFacts([taken(0, 1, "draw")], { rounds: [] }, 2)).toEqual([]);
    expect(snakesFacts(null, { rounds: [] }, 2)).toEqual([]);
  });

  it("takes the events of the last match only if its beginning is known", () => {
    const line = (event: Record<string, unknown>) => ({ n: 0, event, names: [] });
    const log = [line({ event: "began", match: 2 }), line({ event: "turn_of", seat: 1 })];
    expect(eventsOf(log, 2)).toEqual([{ event: "turn_of", seat: 1 }]);
    expect(eventsOf(log, 1)).toBeNull();
  });
});

describe("how the end feels", () => {
  const lost = (left: number, reason = "cannot_lay") => ({ won: false, left, reason });

  it("is a near miss for a team with few cards left, unless it gave up", () => {
    expect(feelingOf("the-game", {}, lost(9), 0).mood).toBe("near");
    expect(feelingOf("the-game", {}, lost(10), 0).mood).toBe("lose");
    expect(feelingOf("quick-and-easy", {}, lost(3), null).mood).toBe("near");
    expect(feelingOf("quick-and-easy", {}, lost(3, "resigned"), 0).mood).toBe("lose");
    expect(feelingOf("the-game", {}, { won: true, left: 0 }, null).mood).toBe("win");
  });

  it("is the viewer's own in a duel, and nobody's for who looks on", () => {
    const view = { sizes: [3, 6], draws: [1, 30] };
    const result = { winner: 1, reason: "cannot_lay" };
    expect(feelingOf("face-to-face", view, result, 1).mood).toBe("win");
    expect(feelingOf("face-to-face", view, result, 0)).toEqual({
      mood: "near",
      left: 4,
      team: false,
    });
    expect(feelingOf("face-to-face", view, result, null).mood).toBe("seen");
  });

  it("knows the winners of every kind of result", () => {
    expect(winnersOf({ winner: 1 })).toEqual([1]);
    expect(winnersOf({ winners: [0, 2] })).toEqual([0, 2]);
    expect(winnersOf({ won: false, left: 3 })).toEqual([]);
  });
});

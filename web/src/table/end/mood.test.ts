import { describe, expect, it } from "vitest";
import type { Result, View } from "../../wire/types.ts";
import { feelingOf } from "./mood.ts";

/** A match of this game's kind: nine cards left are near. */
const PART = { near: 9, left: () => 9, heaps: () => [] };
const FAR = { ...PART, left: () => 10 };
const RESULT: Result = { won: false, left: 9, reason: "cannot_lay" };
const VIEW = { result: RESULT } as View;

function over(team: boolean, winners: readonly number[], you: number | null, result = RESULT) {
  return { facts: { team, winners }, view: VIEW, result, you };
}

describe("how the end feels", () => {
  it("is a near miss for a team with few cards left, unless it gave up", () => {
    expect(feelingOf(over(true, [], 0), PART)).toEqual({ mood: "near", left: 9 });
    expect(feelingOf(over(true, [], null), PART).mood).toBe("near");
    expect(feelingOf(over(true, [], 0), FAR).mood).toBe("lose");
    expect(feelingOf(over(true, [], 0, { ...RESULT, reason: "resigned" }), PART).mood).toBe("lose");
    expect(feelingOf(over(true, [0, 1], null), PART).mood).toBe("win");
  });

  it("is the viewer's own where one plays against others, and nobody's for who looks on", () => {
    expect(feelingOf(over(false, [1], 1), PART).mood).toBe("win");
    expect(feelingOf(over(false, [1], 0), PART).mood).toBe("near");
    expect(feelingOf(over(false, [1], null), PART).mood).toBe("seen");
  });

  it("is plain in a game that adds nothing", () => {
    expect(feelingOf(over(false, [1], 0), null)).toEqual({ mood: "lose", left: null });
  });
});

import type { EndPart } from "../../slices/slice.ts";
import type { Result, TableFacts, View } from "../../wire/types.ts";

/** The mood of the end for the viewer; `seen` is for spectators. */
export type Mood = "win" | "near" | "lose" | "seen";

export interface Feeling {
  readonly mood: Mood;
  /** How many cards the viewer or the team had left; null if it does not matter. */
  readonly left: number | null;
}

/** The mood of a finished match; a team wins or loses together. */
export interface Over {
  readonly facts: Pick<TableFacts, "team" | "winners">;
  readonly view: View;
  readonly result: Result;
  readonly you: number | null;
}

export function feelingOf({ facts, view, result, you }: Over, part: EndPart | null): Feeling {
  const winners = facts.winners ?? [];
  if (facts.team ? winners.length > 0 : you !== null && winners.includes(you))
    return { mood: "win", left: null };
  if (!facts.team && you === null) return { mood: "seen", left: null };
  const left = part?.left?.(view, you) ?? null;
  const near = !isGivenUp(result) && left !== null && left <= (part?.near ?? 0);
  return { mood: near ? "near" : "lose", left };
}

/** Did somebody resign or run out of time (G6), so that no card decided the match? */
export function isGivenUp({ reason }: Result): boolean {
  return reason === "resigned" || reason === "timeout";
}

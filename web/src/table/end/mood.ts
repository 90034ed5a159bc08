import type { EndPart } from "../../slices/slice.ts";
import type { Result, TableFacts, View } from "../../wire/types.ts";

/** How the end feels to who sees it; `seen` is for those who looked on. */
export type Mood = "win" | "near" | "lose" | "seen";

export interface Feeling {
  readonly mood: Mood;
  /** Cards the viewer, or the team, had still to lay; null where that says nothing. */
  readonly left: number | null;
}

/** A match that is over, as one sees it; a team wins or loses for everybody. */
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

/** Somebody resigned or ran out of time (G6): no card decided it. */
export function isGivenUp({ reason }: Result): boolean {
  return reason === "resigned" || reason === "timeout";
}

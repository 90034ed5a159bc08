import type { Facts } from "../../words/reader.ts";

/** How the end feels to who sees it; `seen` is for those who looked on. */
export type Mood = "win" | "near" | "lose" | "seen";

/** So few cards left are a near miss (TG3 calls fewer than ten excellent). */
const NEAR: Readonly<Record<string, number>> = {
  "face-to-face": 5,
  "quick-and-easy": 5,
  "the-game": 9,
};

export interface Feeling {
  readonly mood: Mood;
  /** Cards the viewer, or the team, had still to lay; null where that says nothing. */
  readonly left: number | null;
  readonly team: boolean;
}

interface Counts {
  readonly sizes?: readonly number[];
  readonly draws?: readonly number[];
}

export function feelingOf(game: string, view: unknown, result: Facts, you: number | null): Feeling {
  const team = "won" in result;
  const left = team ? Number(result.left) : ownLeft(view as Counts, you);
  if (team ? result.won : you !== null && winnersOf(result).includes(you))
    return { mood: "win", left: null, team };
  if (!team && you === null) return { mood: "seen", left: null, team };
  const near = !isGivenUp(result) && left !== null && left <= (NEAR[game] ?? 0);
  return { mood: near ? "near" : "lose", left, team };
}

/** Somebody resigned or ran out of time (G6): no card decided it. */
export function isGivenUp(result: Facts): boolean {
  return result.reason === "resigned" || result.reason === "timeout";
}

/** The seats that won; of a team all or none. */
export function winnersOf(result: Facts): readonly number[] {
  if (Array.isArray(result.winners)) return result.winners as number[];
  return typeof result.winner === "number" ? [result.winner] : [];
}

function ownLeft({ sizes, draws }: Counts, you: number | null): number | null {
  if (you === null || !sizes || !draws) return null;
  return (sizes[you] ?? 0) + (draws[you] ?? 0);
}

import type { Facts } from "../words/reader.ts";

/** What every game's view tells alike. */
interface Common {
  readonly turn?: number;
  readonly phase?: string;
  readonly waiting?: number | null;
  readonly result?: Facts | null;
}

/** The seat the game waits for; null when the match is over, has not begun, or is being dealt. */
export function waitedSeat(view: unknown): number | null {
  const { turn, phase, waiting, result } = (view ?? {}) as Common;
  return result === null && phase !== "deal" ? (waiting ?? turn ?? null) : null;
}

/** How the match ended, or null. */
export function resultOf(view: unknown): Facts | null {
  return ((view ?? {}) as Common).result ?? null;
}

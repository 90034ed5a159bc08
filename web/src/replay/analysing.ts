import { Refused, request } from "../wire/api.ts";
import type { Account, Analysed, Analysing, Analysis, Curve, Problem } from "../wire/types.ts";

export type { Account, Analysing, Curve };
/** Of a move: its chances, and what else could have been done. */
export type Judged = Pick<Analysed, "entry" | "seat" | "kind" | "chosen" | "best"> &
  Partial<Pick<Analysed, "alternatives">>;
/** What is shown of an analysis. */
export type Found = Pick<Analysis, "team" | "entries" | "swings" | "curves" | "accounts"> & {
  readonly moves: readonly Judged[];
};

const AGAIN_MS = 1000;
/** Pause after trouble. */
const RECOVERY_MS = 4000;
const MOST_MISTAKES = 8;

/**
 * Polls until the analysis is complete or cancelled; temporary problems are reported and retried.
 * The first answer may come before the analysis has begun: only a later one without a total means
 * that it is queued.
 */
export async function analysed(
  table: string,
  match: number,
  tell: (told: Analysing | Problem) => void,
  wanted: () => boolean,
): Promise<void> {
  for (let first = true; ; first = false) {
    const path = "GET /api/tables/{table}/records/{match}/analysis";
    const told = await request(path, null, { table, match }).catch(passing);
    if (!wanted()) return;
    const trouble = "code" in told;
    if (trouble || !first || told.total || told.found) tell(told);
    if (!trouble && told.found) return;
    await new Promise((done) => setTimeout(done, trouble ? RECOVERY_MS : AGAIN_MS));
    if (!wanted()) return;
  }
}

/** The trouble, if it passes. */
function passing(error: unknown): Problem {
  if (error instanceof Refused && error.passes) return error.problem;
  throw error;
}

/** A curve as the points of a line in a box of this size; a better chance is higher. */
export function lineOf(curve: Curve, entries: number, width: number, height: number): string {
  return curve.points
    .map((at) => `${across(at.entries, entries, width)},${((1 - at.chance) * height).toFixed(1)}`)
    .join(" ");
}

/** Upright lines where the match turned, as a path in the same box. */
export function marksOf(found: Found, width: number, height: number): string {
  return found.swings
    .map(({ entry }) => `M${across(entry + 1, found.entries, width)} 0V${height}`)
    .join("");
}

function across(after: number, entries: number, width: number): string {
  return (((after - 1) / Math.max(1, entries - 1)) * width).toFixed(1);
}

/** The moves to which another was better beyond doubt: the worst, in the order of the match. */
export function mistakesOf(found: Found): readonly Judged[] {
  return found.moves
    .filter(({ kind }) => kind === "mistake" || kind === "blunder")
    .sort((one, other) => other.best - other.chosen - (one.best - one.chosen))
    .slice(0, MOST_MISTAKES)
    .sort((one, other) => one.entry - other.entry);
}

/** A change of a chance in percentage points, with its sign. */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** A chance in whole per cent. */
export function percent(chance: number): string {
  return String(Math.round(chance * 100));
}

import { Refused, request } from "../wire/api.ts";
import type { Account, Analysed, Analysing, Analysis, Curve, Problem } from "../wire/types.ts";

export type { Account, Analysing, Curve };
/** Of a move: its chances, and what else could have been done. */
export type Judged = Pick<Analysed, "entry" | "seat" | "kind" | "chosen" | "best"> &
  Partial<Pick<Analysed, "action" | "alternatives">>;
/** What is shown of an analysis. */
export type Found = Pick<Analysis, "team" | "entries" | "swings" | "curves" | "accounts"> & {
  readonly moves: readonly Judged[];
};

const AGAIN_MS = 700;
/** Pause after trouble. */
const RECOVERY_MS = 4000;
const MOST_TURNS = 12;

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
    if (!trouble && told.found && told.done === told.total) return;
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

/** The place of a step in the same box, from the left. */
export function alongOf(after: number, entries: number, width: number): number {
  return Number(across(after, entries, width));
}

function across(after: number, entries: number, width: number): string {
  return (((after - 1) / Math.max(1, entries - 1)) * width).toFixed(1);
}

/** The mistakes of a seat in one turn, the worst first. */
export interface Turn {
  readonly seat: number;
  readonly moves: readonly Judged[];
}

/**
 * The turns with mistakes, the greatest ones, in the order of the match; `ends` are the entries that
 * end a turn.
 */
export function turnsOf(found: Pick<Found, "moves">, ends: readonly number[]): readonly Turn[] {
  const turns: { seat: number; last: number; moves: Judged[] }[] = [];
  for (const move of found.moves) {
    if (move.kind !== "mistake" && move.kind !== "blunder") continue;
    const turn = turns.at(-1);
    const [from, to] = [turn?.last ?? 0, move.entry];
    if (turn?.seat === move.seat && !ends.some((end) => end >= from && end < to)) {
      turn.moves.push(move);
      turn.last = to;
    } else turns.push({ seat: move.seat, last: to, moves: [move] });
  }
  return turns
    .map(({ seat, moves }) => ({ seat, moves: moves.sort((a, b) => lost(b) - lost(a)) }))
    .sort((one, other) => lost(other.moves[0]!) - lost(one.moves[0]!))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.moves[0]!.entry - other.moves[0]!.entry);
}

/** How much of the chance a mistake cost. */
export function lost({ best, chosen }: Judged): number {
  return best - chosen;
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

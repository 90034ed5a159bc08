import type { Line } from "./room.svelte.ts";

/** What one seat did in one go, or something that is of no seat. */
export interface Group {
  readonly n: number;
  readonly seat: number | null;
  readonly lines: readonly Line[];
}

/** Of these, the talk has its own place, and the seed is in the menu. */
const ELSEWHERE = ["talked", "seed_revealed"];

/** The log turn by turn: events in a row that are of the same seat belong together. */
export function grouped(log: readonly Line[]): readonly Group[] {
  const groups: { n: number; seat: number | null; lines: Line[] }[] = [];
  for (const line of log) {
    if (ELSEWHERE.includes(line.event.event)) continue;
    const seat = "seat" in line.event ? (line.event.seat ?? null) : null;
    const last = groups.at(-1);
    if (last && last.seat === seat && seat !== null) last.lines.push(line);
    else groups.push({ n: line.n, seat, lines: [line] });
  }
  return groups;
}

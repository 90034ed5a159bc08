import { say } from "../../words/words.svelte.ts";

const UNITS: readonly [string, number][] = [
  ["setup-days", 86_400],
  ["setup-hours", 3_600],
  ["setup-minutes", 60],
];
const DAY = 86_400;
/** A clock of at least this long makes a slow table. */
const SLOW = 3_600;

export const CLOCKS: readonly number[] = [15, 30, 60, 120, 180, DAY, 3 * DAY, 7 * DAY];
export const GRACES: readonly number[] = [15, 30, 60, 120, 300, 600];

/** A span of time in the largest unit that divides it. */
export function span(seconds: number): string {
  const [id, size] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ["setup-seconds", 1];
  return say(id, { count: seconds / size });
}

export function isSlow(clock: number | null): boolean {
  return clock !== null && clock >= SLOW;
}

/** The choices and the current value, sorted. */
export function choicesWith(choices: readonly number[], used: number | null): readonly number[] {
  if (used === null || choices.includes(used)) return choices;
  return [...choices, used].sort((one, other) => one - other);
}

import type { Eyes } from "./steps.ts";

/** A position as it stands in the address: `?at=12&seat=1`, or `seat=all`. */
export interface Position {
  readonly at: number | null;
  /** undefined where the address does not say. */
  readonly eyes: Eyes | undefined;
}

const ALL = "all";

export function readPosition(search: string, seats: number): Position {
  const asked = new URLSearchParams(search);
  const seat = number(asked.get("seat"));
  const open = asked.get("seat") === ALL ? null : undefined;
  return { at: number(asked.get("at")), eyes: seat !== null && seat < seats ? seat : open };
}

export function writePosition(at: number, eyes: Eyes): string {
  return `?at=${at}&seat=${eyes ?? ALL}`;
}

/** The move whose moment is to be shown: `&moment=57`. */
export function readMoment(search: string): number | null {
  return number(new URLSearchParams(search).get("moment"));
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A day by UTC, written out in a language: "16 November 2026". */
export function dateOf(date: string, language: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** The same without the year, for lists of the last days: "16 Nov". */
export function shortDateOf(date: string, language: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const form = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, form).format(day);
}

/** Whole hours and minutes of a span, rounded up, so that 0 means that it is over. */
export function spanOf(left: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(left / MINUTE_MS);
  return { hours: Math.floor((minutes * MINUTE_MS) / HOUR_MS), minutes: minutes % 60 };
}

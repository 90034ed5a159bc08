/** Where a language is written otherwise than its own tag says: our English is British. */
const LOCALES: Record<string, string> = { en: "en-GB" };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The tag of a language for `Intl`. */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** A day by UTC, written out in a language: "16 November 2026". */
export function dateOf(date: string, language: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const form = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(day);
}

/** The same without the year, for lists of the last days: "16 Nov". */
export function shortDateOf(date: string, language: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const form = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(day);
}

/** Whole hours and minutes of a span, rounded up, so that 0 means that it is over. */
export function spanOf(left: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(left / MINUTE_MS);
  return { hours: Math.floor((minutes * MINUTE_MS) / HOUR_MS), minutes: minutes % 60 };
}

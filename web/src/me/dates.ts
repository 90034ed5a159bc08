import { localeOf } from "../words/dates.ts";

/** The day of a unix time, as people write it. */
export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(
    seconds * 1000,
  );
}

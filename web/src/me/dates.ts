/** The day of a unix time, as people write it. */
export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(seconds * 1000);
}

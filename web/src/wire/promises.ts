import { remembered } from "./remembered.ts";
import type { DailyDeals } from "./types.ts";

/** What the server promised for each day, as this browser saw it before the day was over. */
const KEY = "daily-promises";
const MOST = 60;

/** Note what is promised for today and the days to come; the first promise of a day counts. */
export function keepPromises({ days, today }: Pick<DailyDeals, "days" | "today">): void {
  const kept = read();
  for (const { date, commit } of days) if (date >= today) kept[date] ??= commit;
  const latest = Object.entries(kept).sort().slice(-MOST);
  remembered.set(KEY, JSON.stringify(Object.fromEntries(latest)));
}

/** The promise for a day, if this browser saw it in time. */
export function promiseOf(date: string): string | null {
  return read()[date] ?? null;
}

function read(): Record<string, string> {
  try {
    return JSON.parse(remembered.get(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

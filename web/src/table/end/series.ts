import { remembered } from "../../wire/remembered.ts";

/** Who won which match at a table, as far as this browser has seen. */
interface Kept {
  readonly people: string;
  readonly winners: Readonly<Record<number, readonly number[]>>;
}

const MOST_MATCHES = 200;

/** Notes the winners of a match; the wins of each seat since the same people play here. */
export function series(
  table: string,
  people: readonly string[],
  match: number,
  winners: readonly number[],
): { readonly wins: readonly number[]; readonly matches: number } {
  const key = `series-${table}`;
  const before = read<Kept>(key);
  const same = before?.people === people.join("\n");
  const all = { ...(same ? before.winners : {}), [match]: winners };
  const last = Object.entries(all).slice(-MOST_MATCHES);
  const kept: Kept = { people: people.join("\n"), winners: Object.fromEntries(last) };
  remembered.set(key, JSON.stringify(kept));
  const wins = people.map((_, seat) => last.filter(([, won]) => won.includes(seat)).length);
  return { wins, matches: last.length };
}

/** Notes how many cards were left; whether that is a new best, and the best before. */
export function best(kind: string, left: number): { readonly is: boolean; readonly best: number } {
  const key = `best-${kind}`;
  const before = read<number>(key);
  const known = typeof before === "number" ? before : null;
  if (known === null || left < known) remembered.set(key, JSON.stringify(left));
  return { is: known !== null && left < known, best: Math.min(left, known ?? left) };
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(remembered.get(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

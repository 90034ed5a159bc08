import type { MatchRecord } from "../wire/types.ts";

/** One thing that a record proves, does not prove, or only claims; the words are `replay-proof-<name>`. */
export interface Statement {
  readonly name: string;
  /** From 1, as people count. */
  readonly seats?: readonly string[];
  readonly date?: string;
}

export interface Proof {
  readonly proved: readonly Statement[];
  readonly "not-proved": readonly Statement[];
  readonly claimed: readonly Statement[];
}

/** What a record proves if it is right; the same as `stosy verify` says. */
export function proofOf(record: MatchRecord): Proof {
  const proved: Statement[] = [{ name: record.result ? "rules" : "moves" }];
  const not: Statement[] = [];
  const { record: version, seed, mix, daily } = record;
  if (typeof seed === "string") proved.push({ name: "committed" });
  if (seed === undefined) not.push({ name: "hidden" });
  else if (seed === null) not.push({ name: "given" });
  else if (mix) proved.push(...contributions(record, mix.parts));
  else not.push({ name: "alone" });
  if (daily?.secret)
    if (version === BOUND) proved.push({ name: "day", date: daily.date });
    else not.push({ name: "unbound", date: daily.date });
  not.push({ name: "seen" });
  return { proved, "not-proved": not, claimed: [{ name: "claims" }] };
}

/** The version of records whose daily commitment names the day. */
export const BOUND = 3;

function contributions(
  { seats }: MatchRecord,
  parts: readonly (string | null)[],
): readonly Statement[] {
  const is = (name: string, which: (seat: number, bot: boolean) => boolean): Statement => ({
    name,
    seats: seats.flatMap(({ by }, i) => (which(i, by.startsWith("bot:")) ? [String(i + 1)] : [])),
  });
  const found = [
    is("mixed", (i) => parts[i] !== null),
    is("bots", (i, bot) => parts[i] === null && bot),
    is("without", (i, bot) => parts[i] === null && !bot),
  ];
  return found.filter((each) => each.seats!.length > 0);
}

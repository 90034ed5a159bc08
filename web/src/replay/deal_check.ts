import { sha256 } from "../wire/sha256.ts";
import type { Daily, MatchRecord as Recorded } from "../wire/types.ts";
import { promiseOf } from "../wire/promises.ts";
import { dealOf, type Deal } from "../slices/deal.ts";
import { Dice } from "../slices/dice.ts";
import { BOUND, proofOf, type Proof } from "./proof.ts";

/** What was looked at; the words are `replay-check-<name>`. */
export type Looked = "commit" | "kept" | "parts" | "seed" | "cards";

export interface Checked {
  /** Was the deal mixed, made by the server alone, that of a day (which may not be over), or given? */
  readonly kind: "mixed" | "alone" | "daily" | "daily-open" | "given";
  readonly lines: readonly (readonly [Looked, boolean])[];
  readonly proof: Proof;
  /** Shuffles whose cards this page cannot work out. */
  readonly open: number;
}

/** Check a record here, without asking the server anything more. */
export async function checkDeal(
  record: Recorded,
  deal: Promise<Deal | null> = dealOf(record.game),
): Promise<Checked> {
  return { ...(await checked(record, deal)), proof: proofOf(record) };
}

async function checked(
  record: Recorded,
  deal: Promise<Deal | null>,
): Promise<Omit<Checked, "proof">> {
  const { seed, commit, mix, daily } = record;
  if (daily) return checkDaily(record, daily, deal);
  if (typeof seed !== "string") return { kind: "given", lines: [], open: 0 };
  const cards = await cardsFit(record, seed, await deal);
  const last = ["cards", cards.fit] as const;
  if (record.record < 2 || !mix)
    return {
      kind: "alone",
      lines: [["commit", commit === (await sha256(seed))], last],
      open: cards.open,
    };
  const { attempt, server = "", hashes, parts } = mix;
  const made = await sha256([server, ...parts.map((part) => part ?? "")].join(":"));
  return {
    kind: "mixed",
    lines: [
      ["commit", commit === (await sha256(`${attempt}:${server}`))],
      ["parts", await partsFit(record, hashes, parts)],
      ["seed", made === seed],
      last,
    ],
    open: cards.open,
  };
}

async function checkDaily(
  record: Recorded,
  { date, commit, secret }: Daily,
  deal: Promise<Deal | null>,
): Promise<Omit<Checked, "proof">> {
  const kept = promiseOf(date);
  const unbound = secret === undefined ? null : await sha256(secret);
  // A browser may have seen the promise before promises named the day.
  const same = kept === commit || (kept !== null && kept === unbound);
  const seen = kept === null ? [] : [["kept", same] as const];
  if (secret === undefined) return { kind: "daily-open", lines: seen, open: 0 };
  const seed = await sha256(`${secret}:${record.game}`);
  const cards = await cardsFit(record, seed, await deal);
  return {
    kind: "daily",
    lines: [
      [
        "commit",
        commit === (record.record === BOUND ? await sha256(`${date}:${secret}`) : unbound),
      ],
      ...seen,
      ["seed", record.seed === seed],
      ["cards", cards.fit],
    ],
    open: cards.open,
  };
}

async function partsFit(
  { seats }: Recorded,
  hashes: readonly (string | null)[],
  parts: readonly (string | null)[],
): Promise<boolean> {
  if (hashes.length !== seats.length || parts.length !== seats.length) return false;
  const given = hashes.filter((hash) => hash !== null);
  if (new Set(given).size !== given.length) return false;
  for (const [i, part] of parts.entries()) {
    if (part !== null && seats[i]!.by.startsWith("bot:")) return false;
    if (hashes[i] !== (part && (await sha256(part)))) return false;
  }
  return true;
}

async function cardsFit(
  record: Recorded,
  seed: string,
  deal: Deal | null,
): Promise<{ readonly fit: boolean; readonly open: number }> {
  const chances = (record.log as readonly Record<string, unknown>[]).filter((it) => "chance" in it);
  let open = 0;
  for (const [ordinal, entry] of chances.entries()) {
    const made = (await deal?.(new Dice(seed, ordinal), entry, record.seats.length)) ?? null;
    if (made === null) open++;
    else
      for (const [field, value] of Object.entries(made))
        if (JSON.stringify(entry[field]) !== JSON.stringify(value)) return { fit: false, open };
  }
  return { fit: true, open };
}

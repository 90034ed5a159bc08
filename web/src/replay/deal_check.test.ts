import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sha256 } from "../wire/sha256.ts";
import type { MatchRecord } from "../wire/types.ts";
import { keepPromises } from "../wire/promises.ts";
import { checkDeal } from "./deal_check.ts";

const GAMES = ["face-to-face", "quick-and-easy", "the-game", "snakes-and-ladders"];

/** Records whose seeds are known, as the rules' own tests keep them. */
function golden(game: string): MatchRecord[] {
  const file = new URL(`../../../tests/golden/${game}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const records = lines.map((line) => JSON.parse(line) as MatchRecord);
  return records
    .filter(({ seed, log }) => typeof seed === "string" && log.length < 300)
    .slice(0, 4);
}

function wrong({ lines }: Awaited<ReturnType<typeof checkDeal>>): string[] {
  return lines.filter(([, fits]) => !fits).map(([name]) => name);
}

test.each(GAMES)("the deals of %s are what their seeds make", async (game) => {
  const records = golden(game);
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    const checked = await checkDeal(record);
    expect([checked.kind, wrong(checked)]).toEqual(["alone", []]);
    const [deal, ...rest] = record.log as readonly Record<string, unknown>[];
    const [first, ...others] = deal!.hands as string[][];
    const swapped = { ...deal, hands: [first!.toReversed(), ...others] };
    expect(wrong(await checkDeal({ ...record, log: [swapped, ...rest] }))).toEqual(["cards"]);
  }
});

async function mixed(): Promise<MatchRecord> {
  const [server, part] = ["5e".repeat(32), "0a".repeat(16)];
  const [record] = golden("quick-and-easy");
  const seats = [
    { name: "Sara", by: "human" },
    ...record!.seats.slice(1).map(() => ({ name: "bot", by: "bot:casual" })),
  ];
  const nobody = seats.slice(1).map(() => null);
  const mix = {
    attempt: 1,
    server,
    hashes: [await sha256(part), ...nobody],
    parts: [part, ...nobody],
  };
  const commit = await sha256(`1:${server}`);
  const seed = await sha256([server, part, ...nobody.map(() => "")].join(":"));
  return { ...record!, record: 2, seats, seed, commit, mix, log: [] };
}

test("a mixed deal is made of what was promised", async () => {
  const checked = await checkDeal(await mixed());
  expect([checked.kind, wrong(checked)]).toEqual(["mixed", []]);
});

test.each([
  ["commit", { commit: "00" }],
  ["seed", { seed: "00" }],
] as const)("another %s is noticed", async (name, change) => {
  expect(wrong(await checkDeal({ ...(await mixed()), ...change }))).toEqual([name]);
});

test("a part that was left out or swapped is noticed", async () => {
  const record = await mixed();
  const mix = record.mix!;
  const nobody = mix.parts.map(() => null);
  const out = { ...mix, parts: nobody, hashes: nobody };
  expect(wrong(await checkDeal({ ...record, mix: out }))).toEqual(["seed"]);
  const other = { ...mix, parts: ["00", ...mix.parts.slice(1)] };
  expect(wrong(await checkDeal({ ...record, mix: other }))).toEqual(["parts", "seed"]);
});

test("a mixed deal names the seats that contributed, and those of bots", async () => {
  const { proof } = await checkDeal(await mixed());
  expect(proof.proved.map(({ name, seats }) => [name, seats?.[0]])).toEqual([
    ["rules", undefined],
    ["committed", undefined],
    ["mixed", "1"],
    ["bots", "2"],
  ]);
  expect(proof["not-proved"]).toEqual([{ name: "seen" }]);
});

test("a given deal has nothing to check", async () => {
  const record = { ...(await mixed()), seed: null, commit: null };
  expect((await checkDeal(record)).kind).toBe("given");
});

async function ofTheDay(): Promise<MatchRecord> {
  const [record] = golden("the-game");
  const secret = "da".repeat(32);
  const seed = await sha256(`${secret}:the-game`);
  const date = "2026-11-16";
  const daily = { date, commit: await sha256(`${date}:${secret}`), secret };
  return { ...record!, record: 3, seed, commit: null, daily, log: [] };
}

test("a daily deal is made of what was promised, and this browser remembers it", async () => {
  const record = await ofTheDay();
  const { date, commit } = record.daily!;
  const looked = async (changed: MatchRecord) => {
    const { kind, lines } = await checkDeal(changed);
    return [kind, Object.fromEntries(lines)];
  };
  const right = { commit: true, seed: true, cards: true };
  expect(await looked(record)).toEqual(["daily", right]);
  const day = { date, commit, in_advance: true, secret: null };
  keepPromises({ days: [day], today: "2026-11-17" }); // too late to prove anything
  expect(await looked(record)).toEqual(["daily", right]);
  keepPromises({ days: [day], today: date });
  keepPromises({ days: [{ ...day, commit: "00".repeat(32) }], today: date }); // the first counts
  expect(await looked(record)).toEqual(["daily", { ...right, kept: true }]);
  const other = { date, commit: await sha256(`${date}:another`), secret: "another" };
  expect(await looked({ ...record, daily: other })).toEqual([
    "daily",
    { ...right, kept: false, seed: false },
  ]);
  expect(await looked({ ...record, daily: { date, commit }, seed: null })).toEqual([
    "daily-open",
    { kept: true },
  ]);
});

test("the day is proved by a commitment that names it, and not by an older one", async () => {
  const record = await ofTheDay();
  const { date, secret } = record.daily!;
  expect((await checkDeal(record)).proof.proved).toContainEqual({ name: "day", date });
  expect(
    wrong(await checkDeal({ ...record, daily: { ...record.daily!, date: "2026-11-17" } })),
  ).toEqual(["commit"]);
  const older = { ...record, record: 1, daily: { date, commit: await sha256(secret!), secret } };
  const checked = await checkDeal(older);
  expect(wrong(checked)).not.toContain("commit");
  expect(checked.proof["not-proved"]).toContainEqual({ name: "unbound", date });
});

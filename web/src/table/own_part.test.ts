import { beforeEach, expect, test } from "vitest";
import { forgetPart, keptPart } from "../wire/parts.ts";
import { sha256 } from "../wire/sha256.ts";
import type { Ask, MixFacts, TableFacts } from "../wire/types.ts";
import type { Asked } from "./link.ts";
import { OwnPart, type Fault } from "./own_part.ts";

type Forge = (mix: MixFacts) => MixFacts;
const SERVER = "5e".repeat(32);
const BOTS = ["0a".repeat(16), null] as const;

/** A server that mixes deals for us on seat 0, a person on seat 1 and a bot; it may forge what it tells. */
class Dealer {
  readonly faults: Fault[] = [];
  readonly asked: Asked[] = [];
  readonly part = new OwnPart(
    "table",
    async (ask) => {
      this.asked.push(ask);
      return { tell: "ack", id: "1" };
    },
    (fault) => this.faults.push(fault),
  );
  attempt = 1;
  hashes: (string | null)[] | null = null;
  parts: (string | null)[] | null = null;

  constructor(readonly forge: Forge = (mix) => mix) {}

  async tell(phase: TableFacts["phase"] = "gathering", you: number | null = 0): Promise<void> {
    const commit = await sha256(`${this.attempt}:${SERVER}`);
    const { attempt, hashes, parts } = this;
    const mix = this.forge({ attempt, commit, hashes, parts });
    const match = phase === "playing" ? 1 : 0;
    const facts = { phase, match, mix, commit: phase === "playing" ? mix.commit : null };
    this.part.heard(facts as TableFacts, you);
    await this.part.settled();
    await Promise.resolve();
  }

  sent<A extends Asked["ask"]>(kind: A): Extract<Ask, { readonly ask: A }>[] {
    return this.asked.filter(({ ask }) => ask === kind) as Extract<Ask, { readonly ask: A }>[];
  }

  async fix(): Promise<void> {
    const other = await sha256(BOTS[0]);
    this.hashes = [this.sent("mix").at(-1)!.hash, other, null];
    await this.tell();
  }

  async deal(): Promise<void> {
    this.parts = [this.sent("open_part").at(-1)!.part, ...BOTS];
    await this.tell("playing");
  }

  async reveal(server: string | null): Promise<void> {
    const seed = await sha256([SERVER, ...this.parts!.map((part) => part ?? "")].join(":"));
    this.part.revealed({ event: "seed_revealed", match: 1, seed, server });
    await this.part.settled();
  }
}

beforeEach(() => forgetPart("table"));

test("our part is sent, opened when all hashes are told, and checked to the end", async () => {
  const dealer = new Dealer();
  await dealer.tell();
  await dealer.tell();
  const [mix, ...more] = dealer.sent("mix");
  expect(more).toEqual([]);
  expect(dealer.sent("open_part")).toEqual([]);
  await dealer.fix();
  const [open] = dealer.sent("open_part");
  expect(open!.part).toMatch(/^[0-9a-f]{32}$/);
  expect(await sha256(open!.part)).toBe(mix!.hash);
  await dealer.deal();
  await dealer.reveal(SERVER);
  expect(dealer.faults).toEqual([]);
});

test("each attempt has a new part", async () => {
  const dealer = new Dealer();
  await dealer.tell();
  dealer.attempt = 2;
  await dealer.tell();
  const [one, two] = dealer.sent("mix");
  expect([one!.attempt, two!.attempt]).toEqual([1, 2]);
  expect(one!.hash).not.toBe(two!.hash);
});

test("spectators take no part", async () => {
  const dealer = new Dealer();
  await dealer.tell("gathering", null);
  expect(dealer.asked).toEqual([]);
});

const otherHash: Forge = (mix) => ({
  ...mix,
  hashes: mix.hashes && ["00", ...mix.hashes.slice(1)],
});
const leftOut: Forge = (mix) => ({ ...mix, hashes: mix.hashes && [null, ...mix.hashes.slice(1)] });
const otherPart: Forge = (mix) => ({ ...mix, parts: mix.parts && ["00", ...mix.parts.slice(1)] });
const bothLeftOut: Forge = (mix) => (mix.parts ? { ...leftOut(mix), parts: [null, ...BOTS] } : mix);
const theirPart: Forge = (mix) => ({ ...mix, parts: mix.parts && [mix.parts[0]!, "00", null] });
const otherCommit: Forge = (mix) => (mix.hashes ? { ...mix, commit: "00" } : mix);
const lateCommit: Forge = (mix) => (mix.parts ? { ...mix, commit: "00" } : mix);

test.each([
  ["leaves our part out", leftOut, "deal_left_out"],
  ["swaps our hash", otherHash, "deal_left_out"],
  ["swaps our part", otherPart, "deal_parts"],
  ["takes our part back", bothLeftOut, "deal_parts"],
  ["swaps somebody's part", theirPart, "deal_parts"],
  ["shows another commitment", otherCommit, "deal_commit"],
  ["shows another commitment with the cards", lateCommit, "deal_commit"],
] as const)("a server that %s is found out", async (_, forge, fault) => {
  const dealer = new Dealer(forge);
  await dealer.tell();
  await dealer.fix();
  if (!dealer.faults.length) await dealer.deal();
  expect(dealer.faults[0]).toBe(fault);
  expect(keptPart("table")).toBe(null);
});

test("cards without our part, or without any, are found out", async () => {
  const dealer = new Dealer();
  await dealer.tell();
  await dealer.tell("playing");
  expect(dealer.faults).toEqual(["deal_left_out"]);
});

test.each([["00".repeat(32)], [null]])("the number %j was not promised", async (server) => {
  const dealer = new Dealer();
  await dealer.tell();
  await dealer.fix();
  await dealer.deal();
  await dealer.reveal(server);
  expect(dealer.faults).toEqual(["deal_revealed"]);
});

test("a page that is loaded anew opens the part that was promised", async () => {
  const first = new Dealer();
  await first.tell();
  await first.fix();
  const second = new Dealer();
  second.hashes = first.hashes;
  await second.tell();
  expect(second.sent("open_part")).toEqual(first.sent("open_part"));
});

test("after a lost connection everything is sent again", async () => {
  const dealer = new Dealer();
  await dealer.tell();
  dealer.part.reconnected();
  await dealer.tell();
  const [one, two] = dealer.sent("mix");
  expect(two!.hash).toBe(one!.hash);
  await dealer.fix();
  dealer.part.reconnected();
  await dealer.tell();
  expect(dealer.sent("open_part")).toHaveLength(2);
});

test("who was away when the hashes were fixed plays on", async () => {
  const dealer = new Dealer(leftOut);
  await dealer.tell();
  dealer.part.reconnected();
  await dealer.fix();
  expect(dealer.faults).toEqual([]);
});

test("a void attempt is our fault only if our part was not opened", async () => {
  for (const opened of [false, true]) {
    const dealer = new Dealer();
    await dealer.tell();
    if (opened) await dealer.fix();
    dealer.part.voided({ event: "deal_voided", attempt: 1, missing: [0] }, 0);
    dealer.attempt = 2;
    await dealer.part.settled();
    expect(dealer.faults).toEqual(opened ? ["deal_left_out"] : []);
  }
});

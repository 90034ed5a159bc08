import { forgetPart, keepPart, keptPart, newPart } from "../wire/parts.ts";
import { sha256 } from "../wire/sha256.ts";
import type { Event, MixFacts, TableFacts } from "../wire/types.ts";
import type { Answer, Asked } from "./link.ts";

/** The words are `refusal-<code>`. */
export type Fault = "deal_commit" | "deal_left_out" | "deal_parts" | "deal_revealed";

type Voided = Extract<Event, { readonly event: "deal_voided" }>;
type Revealed = Extract<Event, { readonly event: "seed_revealed" }>;

/**
 * This client's part in mixed deals, and whether the server keeps what it has promised: docs/wire.md,
 * "Mixed deals". Whatever is told is looked at in order; hashes take a moment.
 */
export class OwnPart {
  #turn: Promise<void> = Promise.resolve();
  #match = 0;
  /** What was told last of this attempt. */
  #mix: MixFacts | null = null;
  #part: string | null = null;
  /** Was the hash sent on this connection? */
  #sent = false;
  #asked = false;
  #opened = false;
  /** Was our part for this match not opened in time, so that it is not in? */
  #excused = false;

  constructor(
    readonly table: string,
    readonly ask: (ask: Asked) => Promise<Answer>,
    readonly broken: (fault: Fault) => void,
  ) {}

  /** What was sent may be lost. */
  reconnected(): void {
    this.#then(async () => {
      this.#sent = this.#asked = false;
      return null;
    });
  }

  heard(facts: TableFacts, you: number | null): void {
    this.#then(() => this.#hear(facts, you));
  }

  /** An attempt is void: is it said to be our fault? */
  voided({ attempt, missing }: Voided, you: number | null): void {
    this.#then(async () => {
      if (you === null || !missing.includes(you)) return null;
      if (this.#mix?.attempt === attempt && this.#opened) return "deal_left_out";
      this.#excused = true;
      return null;
    });
  }

  /** The match is over: does the server's number fit what it had promised? */
  revealed({ match, seed, server }: Revealed): void {
    this.#then(async () => {
      const mix = this.#mix;
      if (!mix?.parts || match !== this.#match) return null;
      const committed = await sha256(`${mix.attempt}:${server}`);
      const mixed = await sha256([server, ...mix.parts.map((part) => part ?? "")].join(":"));
      return server && committed === mix.commit && mixed === seed ? null : "deal_revealed";
    });
  }

  /** Everything so far is looked at. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  #then(look: () => Promise<Fault | null>): void {
    this.#turn = this.#turn.then(async () => {
      const fault = await look();
      if (!fault) return;
      // Whoever loads the page anew may play all the same: nothing is promised to them.
      forgetPart(this.table);
      this.broken(fault);
    });
  }

  async #hear(facts: TableFacts, you: number | null): Promise<Fault | null> {
    const { mix } = facts;
    const playing = facts.phase === "playing";
    if (!mix || (playing && !mix.parts))
      return playing && this.#sent && this.#match === facts.match ? "deal_left_out" : null;
    const fault = this.#follow(mix, facts.match + (mix.parts ? 0 : 1));
    if (fault) return fault;
    if (playing && facts.commit !== mix.commit) return "deal_commit";
    this.#mix = mix;
    if (mix.parts && !(await opens(mix.hashes ?? [], mix.parts))) return "deal_parts";
    return you === null ? null : this.#takePart(mix, you);
  }

  /** Is it still what was told of this attempt, or another one? */
  #follow(mix: MixFacts, match: number): Fault | null {
    const before = this.#mix;
    if (before === null || match !== this.#match) this.#excused = false;
    else if (mix.attempt < before.attempt) return "deal_commit";
    else if (mix.attempt === before.attempt) {
      if (mix.commit !== before.commit) return "deal_commit";
      return before.hashes && !same(before.hashes, mix.hashes) ? "deal_parts" : null;
    }
    const kept = keptPart(this.table);
    const known = kept?.match === match && kept.attempt === mix.attempt;
    this.#match = match;
    this.#part = known ? kept.part : null;
    this.#sent = this.#asked = this.#opened = false;
    return null;
  }

  async #takePart(mix: MixFacts, you: number): Promise<Fault | null> {
    if (!mix.hashes) return this.#send(mix);
    if (this.#part === null) return null; // We came later.
    const fixed = mix.hashes[you] ?? null;
    if (fixed !== (await sha256(this.#part))) {
      const known = this.#excused || (fixed === null && !this.#sent);
      return known ? null : "deal_left_out";
    }
    if (mix.parts) this.#opened = true;
    else if (!this.#asked) {
      this.#asked = true;
      const [attempt, part] = [mix.attempt, this.#part];
      void this.ask({ ask: "open_part", attempt, part }).then(({ tell }) => {
        if (tell === "ack" && this.#mix?.attempt === attempt) this.#opened = true;
      });
    }
    return null;
  }

  async #send(mix: MixFacts): Promise<null> {
    if (this.#sent) return null;
    this.#sent = true;
    this.#part ??= newPart();
    keepPart({ table: this.table, match: this.#match, attempt: mix.attempt, part: this.#part });
    void this.ask({ ask: "mix", attempt: mix.attempt, hash: await sha256(this.#part) });
    return null;
  }
}

function same(one: readonly unknown[], two: readonly unknown[] | null | undefined): boolean {
  return one.length === two?.length && one.every((each, i) => each === two[i]);
}

async function opens(
  hashes: readonly (string | null)[],
  parts: readonly (string | null)[],
): Promise<boolean> {
  return same(await Promise.all(parts.map((part) => part && sha256(part))), hashes);
}

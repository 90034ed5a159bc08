import { seatNames } from "../play/names.ts";
import { gamebox } from "../slices/gamebox.svelte.ts";
import { NO_NEWS, type News, type Sight } from "../slices/sight.ts";
import { request } from "../wire/api.ts";
import type { Card, MatchRecord, Offer, SeatFacts, Step, View } from "../wire/types.ts";
import { learn } from "../words/words.svelte.ts";
import { type Marks, marksOf } from "./marks.ts";
import { type Entry, Pages } from "./pages.ts";
import { type Eyes, stepsOf } from "./steps.ts";

const REST_MS = 80;

/** A finished match, seen step by step: step 0 is the deal. */
export class Replay implements Sight {
  readonly log: readonly Entry[];
  readonly marks: Marks = $derived.by(() => marksOf(this.log, gamebox.actions(this.game)));
  readonly seats: readonly SeatFacts[];
  readonly names: readonly string[] = $derived.by(() => seatNames(this.seats));

  /** The step that is shown, and the one that was asked for. */
  at = $state(0);
  wish = $state(0);
  eyes = $state<Eyes>(null);
  news = $state.raw<News>(NO_NEWS);
  #step = $state.raw<Step | null>(null);
  #arrivals = $state(0);
  readonly #pages = new Map<Eyes, Pages<Step>>();
  #asked = 0;

  readonly offers: readonly Offer[] = [];
  readonly busy = false;
  readonly live = false;
  readonly deadline = null;

  constructor(
    readonly table: string,
    readonly match: number,
    readonly record: MatchRecord,
  ) {
    this.log = record.log as readonly Entry[];
    this.seats = record.seats.map(({ name, by }) => seatOf(name, by));
  }

  /** The match from the server, with the words of its game. */
  static async open(table: string, match: number): Promise<Replay> {
    const record = await request("GET /api/tables/{table}/records/{match}", null, { table, match });
    await Promise.all([learn(record.game), gamebox.ask().catch(() => undefined)]);
    return new Replay(table, match, record);
  }

  get game(): string {
    return this.record.game;
  }

  get last(): number {
    return this.log.length - 1;
  }

  get you(): Eyes {
    return this.eyes;
  }

  /** How things stand; `open` has shown the first step before anybody looks. */
  get view(): View {
    return this.#step!.view;
  }

  get hands(): readonly (readonly Card[])[] | null {
    return this.#step?.hands ?? null;
  }

  /** The steps that are there around the one shown, by their numbers. */
  get around(): readonly (readonly [number, Step])[] {
    void this.#arrivals;
    return this.#seenBy(this.eyes).around(this.at);
  }

  /** Show a step; the latest wish counts. One step forward moves cards, anything else is a jump. */
  async go(to: number, eyes: Eyes = this.eyes): Promise<void> {
    const wish = Math.max(0, Math.min(this.last, to));
    const pages = this.#seenBy(eyes);
    const asked = ++this.#asked;
    this.wish = wish;
    try {
      // Dragging the slider over a long match skips pages that are not needed.
      if (this.#step && !pages.peek(wish)) await rest();
      if (asked !== this.#asked) return;
      const step = pages.peek(wish) ?? (await pages.step(wish));
      if (step && asked === this.#asked) this.#show(wish, eyes, step);
      pages.prefetch(wish, this.log.length);
    } catch (problem) {
      if (asked === this.#asked) this.wish = this.at;
      throw problem;
    }
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  plan(): Promise<null> {
    return Promise.resolve(null);
  }

  #show(at: number, eyes: Eyes, step: Step): void {
    const forward = this.#step !== null && eyes === this.eyes && at === this.at + 1;
    this.at = at;
    this.eyes = eyes;
    this.#step = step;
    const events = forward ? step.events : [];
    this.news = { serial: this.news.serial + 1, events, gap: !forward };
  }

  #seenBy(eyes: Eyes): Pages<Step> {
    const known = this.#pages.get(eyes);
    if (known) return known;
    const pages = new Pages(
      (from) => stepsOf(this.table, this.match, from, eyes),
      () => this.#arrivals++,
    );
    this.#pages.set(eyes, pages);
    return pages;
  }
}

function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, REST_MS));
}

function seatOf(name: string, by: string): SeatFacts {
  const [kind, level] = by.split(":");
  return kind === "bot" ? { kind, bot: level, here: true } : { kind: "person", name, here: true };
}

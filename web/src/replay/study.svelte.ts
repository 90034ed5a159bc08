import { Refused } from "../wire/api.ts";
import type { Problem } from "../wire/types.ts";
import {
  type Analysing,
  analysed,
  type Found,
  type Judged,
  type Turn,
  turnsOf,
} from "./analysing.ts";
import type { Replay } from "./replay.svelte.ts";

/** The analysis of a replay while it is looked at, and the moment that is shown. */
export class Study {
  told = $state.raw<Analysing | Problem | null>(null);
  /** Why there is none. */
  problem = $state.raw<Problem | null>(null);
  #shown = $state.raw<Judged | null>(null);
  readonly found: Found | null = $derived(
    this.told && "found" in this.told ? (this.told.found ?? null) : null,
  );
  readonly complete: boolean = $derived(
    Boolean(this.found) &&
      this.told !== null &&
      "done" in this.told &&
      this.told.done === this.told.total,
  );
  readonly turns: readonly Turn[] = $derived.by(() =>
    this.found ? turnsOf(this.found, this.replay.marks.turns) : [],
  );

  constructor(readonly replay: Replay) {}

  /** The moment before the step of which the replay stands. */
  get moment(): Judged | null {
    const { at, eyes } = this.replay;
    const shown = this.#shown;
    return shown && at === shown.entry - 1 && eyes === shown.seat ? shown : null;
  }

  /** Asks until everything is known, or nobody wants to know any more. */
  follow(): () => void {
    let wanted = true;
    const { table, match } = this.replay;
    analysed(
      table,
      match,
      (told) => (this.told = told),
      () => wanted,
    ).catch((error: unknown) => {
      if (error instanceof Refused) this.problem = error.problem;
    });
    return () => (wanted = false);
  }

  /** Stand before a move, with the eyes of who made it. */
  async open(moment: Judged): Promise<void> {
    this.#shown = moment;
    await this.replay.go(moment.entry - 1, moment.seat);
  }

  close(): void {
    this.#shown = null;
  }
}

import { notices } from "../shell/notices.svelte.ts";
import { same, type Sight } from "../slices/sight.ts";
import type { Action, GameId } from "../wire/types.ts";
import { wordsOf } from "../words/words.svelte.ts";

/** Inputs in their order: each is carried out after the answer to the one before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  /** One of those was refused that had to be waited for. */
  #refused = false;

  /** `input` promises whether anything came of it. */
  async run(input: () => Promise<boolean>): Promise<boolean> {
    if (this.#unanswered++ === 0) this.#refused = false;
    const next = this.#last.then(input, input);
    this.#last = next;
    try {
      const done = await next;
      this.#refused ||= !done;
      return done;
    } finally {
      this.#unanswered--;
    }
  }

  /** An input that was meant for what those before it lead to: without that it is not carried out. */
  after(input: () => Promise<boolean>): Promise<boolean> {
    return this.run(async () => !this.#refused && (await input()));
  }

  /**
   * An action where errors may cost something: it is made if it is still offered, as `offered`,
   * after the answer to those before it. Where people race, and for a guess, it is made at once.
   */
  act<G extends GameId>(sight: Sight<G>, action: Action<G>, offered = action): Promise<boolean> {
    const offer = () =>
      sight.offers.find(({ actions }) => actions.some((each) => same(each, offered)));
    if (!offer()?.fallback) return sight.act(action);
    return this.run(async () => (offer() ? sight.act(action) : tooLate(sight.game)));
  }
}

function tooLate(game: string): false {
  notices.tell("info", () => wordsOf(game).refusal({ code: "too_late", rule: "G5", facts: {} }));
  return false;
}

import { problemOf } from "../shell/trouble.ts";
import { Reconnecting } from "../wire/reconnecting.ts";
import type { Problem } from "../wire/types.ts";

/** Data that a page needs from the server, requested with retries for the life of the page. */
export class Asking {
  problem = $state.raw<Problem | null>(null);
  readonly #task: () => Promise<unknown>;
  readonly #reconnecting = new Reconnecting(() => void this.#ask());
  #closed = false;

  constructor(task: () => Promise<unknown>) {
    this.#task = task;
    void this.#ask();
    $effect(() => () => this.#close());
  }

  /** Do not wait for the next try. */
  readonly hurry = (): void => this.#reconnecting.hurry();

  async #ask(): Promise<void> {
    try {
      await this.#task();
      this.problem = null;
    } catch (error) {
      if (this.#closed) return;
      this.problem = problemOf(error);
      this.#reconnecting.later();
    }
  }

  #close(): void {
    this.#closed = true;
    this.#reconnecting.close();
  }
}

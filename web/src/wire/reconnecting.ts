const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 20_000;

/**
 * Try something again and again, after longer and longer pauses. Nobody waits out a long pause who
 * is back online or looks at the page again.
 */
export class Reconnecting {
  readonly #again: () => void;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(again: () => void) {
    this.#again = again;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** It did not work: again after a pause. */
  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#try(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** If there is a pause, it is over. */
  readonly hurry = (): void => {
    if (this.#timer !== undefined) this.#try();
  };

  /** It worked: the next pause is a short one. */
  worked(): void {
    this.#pause = FIRST_PAUSE;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.#looked);
  }

  readonly #looked = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  #try(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#again();
  }
}

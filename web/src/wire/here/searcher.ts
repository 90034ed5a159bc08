import type { Begin, Work, Worked } from "./messages.ts";

interface Search {
  readonly search: number;
  readonly request: string;
}

/** Whom to tell. */
interface Hearer {
  /** How far a search is. */
  known(search: number, soFar: string): void;
  /** What it has found; null if it failed. */
  found(search: number, answer: string | null): void;
}

/** Searches one after the other in a worker of its own, which is started for the first of them. */
export class Searcher {
  #worker: Worker | null = null;
  #running: Search | null = null;
  #ending: ReturnType<typeof setTimeout> | undefined;
  #waiting: Search[] = [];

  /** A cancelled search ends with its worker, unless it is over after so many ms. */
  constructor(
    readonly base: string,
    readonly work: Work,
    readonly grace: number,
    readonly hearer: Hearer,
  ) {}

  want(search: Search): void {
    this.#waiting.push(search);
    this.#next();
  }

  cancel(search: number): void {
    this.#waiting = this.#waiting.filter((each) => each.search !== search);
    if (this.#running?.search === search && this.#ending === undefined)
      this.#ending = setTimeout(() => this.#end(), this.grace);
  }

  #next(): void {
    if (this.#running || this.#waiting.length === 0) return;
    this.#running = this.#waiting.shift()!;
    this.#worker ??= this.#started();
    this.#worker.postMessage(this.#running.request);
  }

  #started(): Worker {
    const worker = new Worker(self.location.href, { type: "module" });
    const begin: Begin = { begin: this.work, base: this.base, name: "" };
    worker.postMessage(begin);
    worker.onmessage = ({ data }: MessageEvent<Worked>) => {
      if ("soFar" in data) this.hearer.known(this.#running!.search, data.soFar);
      else this.#done(data.answer);
    };
    worker.onerror = () => this.#end();
    return worker;
  }

  #done(answer: string | null): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
    const { search } = this.#running!;
    this.#running = null;
    this.hearer.found(search, answer);
    this.#next();
  }

  /** Whatever it is doing. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#running) this.#done(null);
  }
}

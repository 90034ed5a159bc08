import { remembered } from "../wire/remembered.ts";

/** So often something is said before it is known. */
const OFTEN = 3;

/** What the coach has said to this browser in a game, and how often. */
export class Familiar {
  readonly #key: string;
  readonly #heard: Map<string, number>;

  constructor(game: string) {
    this.#key = `coach:${game}`;
    this.#heard = new Map(read(this.#key));
  }

  knows(code: string): boolean {
    return code === "wait" || (this.#heard.get(code) ?? 0) >= OFTEN;
  }

  heard(code: string): void {
    const count = (this.#heard.get(code) ?? 0) + 1;
    if (code === "wait" || count > OFTEN) return;
    this.#heard.set(code, count);
    remembered.set(this.#key, JSON.stringify([...this.#heard]));
  }
}

function read(key: string): [string, number][] {
  try {
    const kept: unknown = JSON.parse(remembered.get(key) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

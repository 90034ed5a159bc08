import { sha256 } from "../wire/sha256.ts";

const WORDS = 2 ** 32;

/** The standard shuffle: docs/records.md. */
export class Dice {
  #block = 0;
  #words: number[] = [];

  constructor(
    readonly seed: string,
    readonly ordinal: number,
  ) {}

  async below(bound: number): Promise<number> {
    const limit = WORDS - (WORDS % bound);
    for (;;) {
      if (this.#words.length === 0) {
        const block = await sha256(`${this.seed}:${this.ordinal}:${this.#block++}`);
        this.#words = block.match(/.{8}/g)!.map((word) => parseInt(word, 16));
      }
      const word = this.#words.shift()!;
      if (word < limit) return word % bound;
    }
  }

  async shuffle<T>(cards: Iterable<T>): Promise<T[]> {
    const deck = [...cards];
    for (let last = deck.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
    return deck;
  }
}

/** Whole numbers from one to another. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Hands of so many cards from the top of the pile, seat by seat, and what is left of it. */
export function dealt<T>(pile: readonly T[], seats: number, size: number): [T[][], T[]] {
  const hands = span(0, seats - 1).map((seat) => pile.slice(seat * size, (seat + 1) * size));
  return [hands, pile.slice(seats * size)];
}

/** Moves made faster than they are answered: each is sent when it is known what the one before did. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(move: () => Promise<T>): Promise<T> {
    const next = this.#last.then(move, move);
    this.#last = next;
    return next;
  }
}

/** A queue of moves: each is sent after the answer to the previous one. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(move: () => Promise<T>): Promise<T> {
    const next = this.#last.then(move, move);
    this.#last = next;
    return next;
  }
}

/**
 * A pending choice, shown until the server has answered. Then the real value is shown: the choice,
 * or the old value if it was refused. The control keeps the focus.
 */
export class Wish<T extends object> {
  of = $state.raw<Partial<T>>({});
  #pending = 0;

  async wait(chosen: Partial<T>, answer: Promise<unknown>): Promise<void> {
    this.of = { ...this.of, ...chosen };
    this.#pending++;
    await answer;
    if (--this.#pending === 0) this.of = {};
  }
}

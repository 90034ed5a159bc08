/**
 * What somebody chose, shown until the server has answered. Then what holds is shown again: the
 * choice, or what it was before if it was refused. The control stays the same and keeps the focus.
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

import { toHand } from "../../play/focus.ts";
import { tooSoon } from "../../play/pending.ts";
import { shake } from "../../play/shake.ts";

/** A press this soon after a lay is the second half of a double tap. */
const SOON_MS = 400;

/** Shared handling of presses at a table with piles. */
export class Presses {
  #acted = -SOON_MS;
  readonly #table: () => HTMLElement;

  constructor(table: () => HTMLElement) {
    this.#table = table;
  }

  /** Something was laid a moment ago: a press does not take it back. */
  get soon(): boolean {
    return performance.now() - this.#acted <= SOON_MS;
  }

  laid(): void {
    this.#acted = performance.now();
  }

  refused(pile: string): void {
    this.#pile(pile).forEach(shake);
  }

  /** An earlier move is on its way. */
  early(pile: string | null): false {
    return tooSoon(pile === null ? this.#ends() : this.#pile(pile));
  }

  endRefused(): void {
    this.#ends().forEach(shake);
  }

  async onward(keyboard: boolean): Promise<void> {
    if (keyboard) await toHand(this.#table());
  }

  #pile(pile: string): NodeListOf<Element> {
    return this.#table().querySelectorAll(`[data-drop="${pile}"]`);
  }

  #ends(): NodeListOf<Element> {
    return this.#table().querySelectorAll("[data-end]");
  }
}

/** Is the key meant for the table, and not for an input or a dialog? */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element | null)?.closest?.("input, textarea, select, dialog, aside");
}

import { toHand } from "../../play/focus.ts";
import { shake } from "../../play/shake.ts";

/** A press on the same pile this soon after a lay is the second half of a double tap. */
const SOON_MS = 400;

/** Shared handling of presses at a table with piles. */
export class Presses {
  #laid: { readonly pile: string; readonly when: number } | null = null;
  readonly #table: () => HTMLElement;

  constructor(table: () => HTMLElement) {
    this.#table = table;
  }

  /** Something was laid there a moment ago: a press does not take it back. */
  soon(pile: string): boolean {
    return this.#laid?.pile === pile && performance.now() - this.#laid.when <= SOON_MS;
  }

  laid(pile: string): void {
    this.#laid = { pile, when: performance.now() };
  }

  refused(pile: string): void {
    this.#table().querySelectorAll(`[data-drop="${pile}"]`).forEach(shake);
  }

  endRefused(): void {
    this.#table().querySelectorAll("[data-end]").forEach(shake);
  }

  async onward(keyboard: boolean): Promise<void> {
    if (keyboard) await toHand(this.#table());
  }
}

/** Is the key meant for the table, and not for an input or a dialog? */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element | null)?.closest?.("input, textarea, select, dialog, aside");
}

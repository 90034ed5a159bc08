import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Whoever plays by keyboard goes on from the hand; without one from the turn's end, or the table. */
export async function toHand(table: HTMLElement): Promise<void> {
  await tick();
  const next =
    table.querySelector<HTMLElement>("[data-card][tabindex='0']:not(:disabled)") ??
    table.querySelector<HTMLElement>("[data-card]:is(button):not(:disabled)") ??
    table.querySelector<HTMLElement>("[data-end]:not(:disabled)") ??
    table;
  next.focus({ preventScroll: true });
}

/** A choice that comes up takes the focus, and gives it back when it goes. */
export const takesFocus: Attachment<HTMLElement> = (choice) => {
  const before = document.activeElement;
  choice.querySelector("button")?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

const UNUSABLE = ":disabled, [inert], [inert] *";

/**
 * At a table cards are played by the clock and buttons come and go: when the element with the focus
 * is gone, the focus goes to the hand instead of nowhere. The table needs `tabindex="-1"`.
 */
export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let last: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const came = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && table.contains(target) ? target : null;
  };
  document.addEventListener("focusin", came, { signal });
  // A press outside of all elements drops the focus.
  document.addEventListener("pointerdown", () => (last = null), { signal, capture: true });
  const changed = new MutationObserver(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.matches(UNUSABLE);
    if (last === null || !lost) return;
    if (last.isConnected && !last.matches(UNUSABLE)) last.focus({ preventScroll: true });
    else void toHand(table);
  });
  changed.observe(table, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "inert"],
  });
  return () => {
    changed.disconnect();
    listening.abort();
  };
};

import type { Attachment } from "svelte/attachments";

/** Reports the touched card (as in `data-card`), so that piles are highlighted during a drag. */
export function touching(told: (card: string | null) => void): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const down = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (event.isPrimary && event.button === 0) told(card?.dataset.card ?? null);
    };
    // After other listeners: the drop is decided while the piles are highlighted.
    const up = () => setTimeout(() => told(null));
    element.addEventListener("pointerdown", down, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
    return () => listening.abort();
  };
}

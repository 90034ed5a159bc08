import type { Attachment } from "svelte/attachments";

/** How far a finger goes, at least, and how far aside at most, in px. */
const FAR = 50;
const ASIDE = 40;

/** On a touch screen a swipe to the left goes on, to the right goes back. */
export function swiped(go: (way: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | null = null;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const began = ({ touches }: TouchEvent) => (from = touches.length === 1 ? touches[0]! : null);
    const ended = ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0];
      if (!from || !to) return;
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = null;
      if (Math.abs(dx) >= FAR && Math.abs(dy) <= ASIDE) go(dx < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", began, options);
    element.addEventListener("touchend", ended, options);
    return () => listening.abort();
  };
}

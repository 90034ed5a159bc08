import type { Attachment } from "svelte/attachments";
import { buzz } from "./haptics.ts";
import { keyOf } from "../shell/keys.ts";
import { swallowClick } from "./press.ts";

const HELD_MS = 450;
/** The finger feels that it may let go. */
const HELD_BUZZ_MS = 15;
/** A finger that moves further does not hold. */
const STILL_PX = 10;

/** A long press, the other mouse button, the menu key or the key S on an element. */
export function holding(told: () => (() => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => clearTimeout(timer);
    const tell = (): boolean => {
      stop();
      const act = told();
      act?.();
      return act !== undefined;
    };
    const down = (event: PointerEvent) => {
      stop();
      if (!event.isPrimary || event.button !== 0 || !told()) return;
      from = event;
      timer = setTimeout(() => {
        if (!tell()) return;
        buzz(HELD_BUZZ_MS);
        swallowClick();
      }, HELD_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL_PX) stop();
    };
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      element.addEventListener(end, stop, { signal });
    element.addEventListener("contextmenu", (event) => tell() && event.preventDefault(), {
      signal,
    });
    element.addEventListener(
      "keydown",
      (event) => {
        if (keyOf(event) === "s" && !event.ctrlKey && !event.metaKey && tell())
          event.preventDefault();
      },
      { signal },
    );
    return () => {
      stop();
      listening.abort();
    };
  };
}

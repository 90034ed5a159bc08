import type { Attachment } from "svelte/attachments";
import { type Box, boxOf } from "./box.ts";
import { type Carried, carried } from "./carried.ts";
import { lift } from "./ghost.ts";
import { still } from "./motion.ts";

/** A card that can be pressed, and dragged to an element with `data-drop`. */
export interface Pressable {
  /** As in `data-card`. */
  readonly card: string;
  readonly enabled: boolean;
  readonly tapped: () => void;
  /**
   * The callback with the `data-drop` the card was dropped on. May promise whether anything came of
   * it: with false the card goes home at once.
   */
  readonly dropped?: (drop: string) => unknown;
}

/** A finger that moves less than this does not drag. */
const DRAG_PX = 8;
/** A finger that moves no further than this, and lets go over no place for cards, has tapped. */
const WOBBLE_PX = 30;
/** How long a dropped card waits for the answer of the server. */
const ANSWER_MS = 1500;

/**
 * Presses with any pointer. What counts is the card on which a press begins: it may slide from
 * under the finger before that is lifted, and then the browser makes no click of the press, or one
 * on another card. A click that no press has made comes from keys or a screen reader.
 */
export function pressable(what: () => Pressable): Attachment<HTMLElement> {
  return (element) => {
    let press: Press | null = null;
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || !what().enabled) return;
      press?.cancel();
      press = new Press(element, what, event, () => (press = null));
    };
    const click = () => what().tapped();
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click);
      press?.cancel();
    };
  };
}

class Press {
  #ghost: HTMLElement | null = null;
  #home: Box | null = null;
  #over: HTMLElement | null = null;
  /** How far the finger was from where it began, at most. */
  #reach = 0;
  readonly #listening = new AbortController();

  constructor(
    readonly element: HTMLElement,
    readonly what: () => Pressable,
    readonly origin: PointerEvent,
    readonly ended: () => void,
  ) {
    const { signal } = this.#listening;
    const mine = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === origin.pointerId) handle(event);
    };
    addEventListener(
      "pointermove",
      mine((event) => this.#move(event)),
      { signal },
    );
    addEventListener(
      "pointerup",
      mine((event) => this.#up(event)),
      { signal },
    );
    addEventListener(
      "pointercancel",
      mine(() => this.cancel()),
      { signal },
    );
    addEventListener("blur", () => this.cancel(), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.cancel(), { signal });
  }

  #move(event: PointerEvent): void {
    const [x, y] = this.#moved(event);
    if (!this.what().dropped || (!this.#ghost && this.#reach < DRAG_PX)) return;
    if (!this.#ghost) this.#lift();
    event.preventDefault();
    this.#ghost!.style.transform = `translate(${x}px, ${y}px) scale(1.06)`;
    this.#hover(dropAt(event.clientX, event.clientY));
  }

  #moved(event: PointerEvent): [number, number] {
    const [x, y] = [event.clientX - this.origin.clientX, event.clientY - this.origin.clientY];
    this.#reach = Math.max(this.#reach, Math.hypot(x, y));
    return [x, y];
  }

  #lift(): void {
    const face = this.element.querySelector("svg[data-face]") ?? this.element;
    this.#home = boxOf(face);
    this.#ghost = lift(this.#home);
    this.#ghost.append(face.cloneNode(true));
    this.#ghost.style.transformOrigin = "50% 60%";
    this.#ghost.style.filter = "drop-shadow(0 8px 10px rgb(0 0 0 / 0.3))";
    this.element.classList.add("carried");
    document.documentElement.classList.add("dragging");
    getSelection()?.removeAllRanges();
  }

  #hover(drop: HTMLElement | null): void {
    if (drop === this.#over) return;
    this.#over?.classList.remove("over");
    drop?.classList.add("over");
    this.#over = drop;
  }

  #up(event: PointerEvent): void {
    this.#moved(event);
    swallowClick();
    const { card, dropped, tapped } = this.what();
    const drop = this.#ghost && dropAt(event.clientX, event.clientY)?.dataset.drop;
    if (this.#ghost && dropped && drop != null) {
      const ghost = this.#ghost;
      this.#ghost = null;
      this.#stop();
      const refuse = wait(ghost, this.#home!, this.element, card);
      void Promise.resolve(dropped(drop)).then((done) => done === false && refuse(), refuse);
      return;
    }
    this.cancel();
    if (this.#reach <= WOBBLE_PX) tapped();
  }

  /** Nothing comes of the press; a card in the air returns to the hand. */
  cancel(): void {
    const ghost = this.#ghost;
    this.#ghost = null;
    this.#stop();
    if (ghost) goHome(ghost, this.element);
  }

  #stop(): void {
    this.#hover(null);
    this.#listening.abort();
    document.documentElement.classList.remove("dragging");
    this.ended();
  }
}

/** Let go over a place: there the card waits in the air until it flies on or has to go home. */
function wait(ghost: HTMLElement, home: Box, element: HTMLElement, card: string): () => void {
  ghost.style.filter = "";
  const what: Carried = {
    card,
    box: { ...boxOf(ghost), width: home.width, height: home.height },
    release: () => {
      clearTimeout(timer);
      ghost.remove();
      element.classList.remove("carried");
    },
  };
  const refuse = () => {
    clearTimeout(timer);
    if (carried.forget(what)) goHome(ghost, element);
  };
  const timer = setTimeout(refuse, ANSWER_MS);
  carried.put(what);
  return refuse;
}

function goHome(ghost: HTMLElement, element: HTMLElement): void {
  const done = () => {
    ghost.remove();
    element.classList.remove("carried");
  };
  if (still() || !element.isConnected) return done();
  const back = ghost.animate({ transform: "none" }, { duration: 220, easing: "ease-out" });
  back.finished.then(done, done);
}

function dropAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
}

/** The press has had its effect: the click that may follow it, on whatever lies there now, is none. */
export function swallowClick(): void {
  const next = new AbortController();
  const options = { capture: true, signal: next.signal };
  const swallow = (event: Event) => {
    if ((event as MouseEvent).detail === 0) return; // made by keys
    event.stopPropagation();
    event.preventDefault();
    next.abort();
  };
  addEventListener("click", swallow, options);
  addEventListener("pointerdown", () => next.abort(), options);
}

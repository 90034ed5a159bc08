import type { Attachment } from "svelte/attachments";
import { type Box, boxOf } from "./box.ts";
import { type Carried, carried } from "./carried.ts";
import { lift } from "./ghost.ts";
import { still } from "./motion.ts";

/** A draggable card, and the callback with the `data-drop` it was dropped on. */
export interface Draggable {
  /** As in `data-card`. */
  readonly card: string;
  readonly enabled: boolean;
  /** May promise whether anything came of it: with false the card goes home at once. */
  readonly dropped: (drop: string) => unknown;
}

/** A finger that moves less than this has tapped. */
const THRESHOLD = 8;
/** How long a dropped card waits for the answer of the server. */
const ANSWER_MS = 1500;

/** Dragging with any pointer; a tap stays a tap. */
export function draggable(what: () => Draggable): Attachment<HTMLElement> {
  return (element) => {
    let drag: Drag | null = null;
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || !what().enabled) return;
      drag?.cancel();
      drag = new Drag(element, what, event, () => (drag = null));
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      drag?.cancel();
    };
  };
}

class Drag {
  #ghost: HTMLElement | null = null;
  #home: Box | null = null;
  #over: HTMLElement | null = null;
  readonly #listening = new AbortController();

  constructor(
    readonly element: HTMLElement,
    readonly what: () => Draggable,
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
    const [x, y] = [event.clientX - this.origin.clientX, event.clientY - this.origin.clientY];
    if (!this.#ghost && Math.hypot(x, y) < THRESHOLD) return;
    if (!this.#ghost) this.#begin();
    event.preventDefault();
    this.#ghost!.style.transform = `translate(${x}px, ${y}px) scale(1.06)`;
    this.#hover(dropAt(event.clientX, event.clientY));
  }

  #begin(): void {
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
    if (!this.#ghost) return this.cancel();
    // No click follows a finger that has moved; what comes so soon is the next tap.
    if (event.pointerType !== "touch") swallowClick();
    const drop = dropAt(event.clientX, event.clientY)?.dataset.drop;
    if (drop === undefined) return this.cancel();
    const ghost = this.#ghost;
    this.#ghost = null;
    this.#stop();
    const { card, dropped } = this.what();
    const refuse = wait(ghost, this.#home!, this.element, card);
    void Promise.resolve(dropped(drop)).then((done) => done === false && refuse(), refuse);
  }

  /** Cancel the drag: the card returns to the hand. */
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

/** The click that follows when a drag ends over the card itself is none. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}

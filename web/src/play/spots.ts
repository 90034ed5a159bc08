import type { Card } from "../words/reader.ts";
import { type Box, boxOf } from "./box.ts";
import { ASPECT } from "./spread.ts";

/**
 * Where cards are. A spot is the name in `data-spot`; at the spot "hand" it is the card itself
 * (`data-card`), if it is seen there.
 */
export interface Seen {
  readonly box: Box;
  /** A copy of the picture that was there. */
  readonly face: Element | null;
}

export const HAND = "hand";
/** A card that is not seen where it goes to or comes from, such as in another's hand. */
const SMALL = 44;

let spots = new Map<string, Seen>();
let hand = new Map<string, Box>();

/** Remember where everything is. */
export function remember(): void {
  spots = new Map(each("[data-spot]", "spot", see));
  hand = new Map(each("[data-card]", "card", (card) => boxOf(faceIn(card) ?? card)));
}

function* each<T>(
  selector: string,
  name: string,
  of: (e: HTMLElement) => T,
): Iterable<[string, T]> {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    yield [element.dataset[name]!, of(element)];
}

/** What was at a spot when it was remembered. */
export function seenAt(spot: string): Seen | null {
  return spots.get(spot) ?? null;
}

/** Where a card was at a spot, or where the spot is if it was not seen. */
export function whereWas(spot: string, card: Card | null): Box | null {
  const held = spot === HAND ? hand.get(String(card)) : undefined;
  return held ?? spots.get(spot)?.box ?? whereIs(spot);
}

export function whereIs(spot: string): Box | null {
  const element = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  return element && see(element).box;
}

/** The picture that shows a card at a spot now; of the same cards there, the nth from the last. */
export function faceAt(spot: string, card: Card | null, nth = 0): Element | null {
  const place =
    spot === HAND
      ? `[data-card="${CSS.escape(String(card))}"]`
      : `[data-spot="${CSS.escape(spot)}"]`;
  const shown = card === null ? "" : CSS.escape(String(card));
  const faces = [...document.querySelectorAll(`${place} svg[data-face="${shown}"]`)];
  return faces.at(-1 - nth) ?? faces.at(-1) ?? null;
}

/** The topmost picture at a spot; its place there counts, not that of the words around it. */
function see(spot: Element): Seen {
  const face = faceIn(spot);
  if (face) return { box: boxOf(face), face: face.cloneNode(true) as Element };
  return { box: cardIn(boxOf(spot)), face: null };
}

function faceIn(element: Element): Element | null {
  return [...element.querySelectorAll("svg[data-face]")].at(-1) ?? null;
}

/** The box a card has in the middle of something that shows none. */
function cardIn(box: Box): Box {
  const width = Math.min(box.width, box.height / ASPECT, SMALL);
  return { ...box, width, height: width * ASPECT };
}

import type { Facts } from "../words/reader.ts";

/** Where a thing lies, in a box that contains the table. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An action on the table: from a card to a pile, or a single place. */
export interface Way {
  readonly from: Spot | null;
  readonly to: Spot;
}

/**
 * Where an action happens: its card and its pile; without a pile, the only place for cards; without
 * a card, the place of the action itself. Null if the table shows none of them.
 */
export function wayOf(action: Facts, table: Element): Way | null {
  const card = found(table, `[data-spot=hand] [data-card="${String(action.card)}"]`, action.card);
  const own = found(table, `[data-drop="${String(action.pile)}"]`, action.pile);
  const drops = table.querySelectorAll("[data-drop]");
  const target = own ?? (card && drops.length === 1 ? drops[0]! : null);
  const place = target ?? found(table, `[data-do="${String(action.do)}"]`, action.do);
  if (!place) return null;
  return { from: card && middle(card, table), to: middle(place, table) };
}

function found(table: Element, selector: string, named: unknown): Element | null {
  return named === undefined ? null : table.querySelector(selector);
}

function middle(element: Element, table: Element): Spot {
  const [box, all] = [element.getBoundingClientRect(), table.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - all.left, y: box.top + box.height / 2 - all.top };
}

/** A path that bends to one side, and ends before its target. */
export function bent({ from, to }: Way, side: 1 | -1): string {
  if (!from) return "";
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [mx, my] = [from.x + dx / 2 - side * dy * 0.15, from.y + dy / 2 + side * dx * 0.15];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

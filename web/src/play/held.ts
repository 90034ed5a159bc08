import type { Card } from "../words/reader.ts";

/** A card in a hand. Its key tells it from others that are the same. */
export interface Held {
  readonly card: Card;
  readonly key: string;
}

export function held(cards: readonly Card[]): Held[] {
  const times = new Map<Card, number>();
  return cards.map((card) => {
    const time = times.get(card) ?? 0;
    times.set(card, time + 1);
    return { card, key: `${card}·${time}` };
  });
}

/** Which card of the hand is the selected one: the one that was pressed, if it is such a card. */
export function selectedKey(
  hand: readonly Held[],
  selected: Card | null,
  pressed: string | null,
): string | null {
  if (selected === null) return null;
  const same = hand.filter(({ card }) => card === selected);
  return (same.find(({ key }) => key === pressed) ?? same[0])?.key ?? null;
}

/** Where an arrow key leads from a card of so many, or null if it is no such key. */
export function step(key: string, at: number, count: number, inRow: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -inRow,
    ArrowDown: inRow,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const by = steps[key];
  if (by === undefined) return null;
  const to = at + by;
  return to >= 0 && to < count ? to : at;
}

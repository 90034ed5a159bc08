import type { Card } from "../words/reader.ts";
import type { Tone } from "./face.ts";
import type { Thing } from "./slice.ts";

interface Tones {
  readonly under?: Tone;
  readonly tone?: Tone;
}

/** A card on another. */
export function on(top: Card, card: Card, tones: Tones = {}): readonly Thing[] {
  return [
    { card: top, ...tinted(tones.under ?? tones.tone) },
    { card, ...tinted(tones.tone), laid: true },
  ];
}

/** Cards that somebody holds. */
export function hand(...cards: readonly Card[]): readonly Thing[] {
  return cards.map((card) => ({ card, held: true }));
}

function tinted(tone: Tone | undefined): { tone?: Tone } {
  return tone ? { tone } : {};
}

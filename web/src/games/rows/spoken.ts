import type { Card } from "../../words/reader.ts";
import { say, type wordsOf } from "../../words/words.svelte.ts";
import type { Effect, Row } from "./rows.ts";

type GameWords = ReturnType<typeof wordsOf>;

/** A pile as described to screen readers. */
export interface Heard {
  /** What the pile is called. */
  readonly pile: string;
  readonly row: Row;
  readonly cards: readonly Card[];
  /** The chosen card, if it is offered here, and what it would do. */
  readonly chosen: Card | null;
  readonly effect: Effect | null;
  /** Pressed without a chosen card, the pile gives this card back. */
  readonly back: Card | null;
}

/** What a pile is, how it stands and what pressing it does. */
export function pileName(words: GameWords, heard: Heard): string {
  const pile = stands(words, heard);
  if (heard.chosen !== null && heard.effect !== null) {
    const { kind, room } = heard.effect;
    const effect = say(`rows-effect-${kind}`, { room });
    return say("rows-pile-lay", { pile, card: words.card(heard.chosen, "object"), effect });
  }
  if (heard.chosen !== null || heard.back === null) return pile;
  return say("rows-pile-take-back", { pile, card: words.card(heard.back, "object") });
}

function stands(words: GameWords, { pile, row, cards }: Heard): string {
  const top = cards.at(-1);
  if (top === undefined) return say("rows-pile-bare", { pile, from: row.from });
  return say("rows-pile", { pile, top: words.card(top), count: cards.length });
}

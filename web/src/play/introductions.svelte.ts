import { untrack } from "svelte";
import { preferences } from "../shell/preferences.svelte.ts";
import type { Sight } from "../slices/sight.ts";
import type { Event } from "../wire/types.ts";
import { remembered } from "../wire/remembered.ts";
import { wordsOf } from "../words/words.svelte.ts";

const SHOWN_MS = 2500;
const PER_LETTER_MS = 60;

/**
 * Special rules are explained when they first occur in this browser, once each, in the words
 * `intro-<code>` of the game. A lesson explains them itself.
 */
export class Introductions {
  now = $state<string | null>(null);
  #passing: ReturnType<typeof setTimeout> | undefined;

  constructor(sight: () => Sight, special: (event: Event) => string | null) {
    $effect(() => {
      const { events, gap } = sight().news;
      if (gap) return;
      untrack(() => {
        for (const code of events.map(special)) if (code) this.#occurs(sight(), code);
      });
    });
    $effect(() => () => clearTimeout(this.#passing));
  }

  readonly text = (game: string): string =>
    this.now ? wordsOf(game).say(`intro-${this.now}`) : "";

  #occurs({ game, live, lesson }: Sight, code: string): void {
    const key = `introduced:${game}`;
    const known = (remembered.get(key) ?? "").split(" ");
    if (!live || known.includes(code)) return;
    if (!lesson && !preferences.coach) return;
    remembered.set(key, [...known, code].join(" ").trim());
    if (lesson) return;
    this.now = code;
    clearTimeout(this.#passing);
    const lasts = SHOWN_MS + PER_LETTER_MS * this.text(game).length;
    this.#passing = setTimeout(() => (this.now = null), lasts);
  }
}

import { untrack } from "svelte";
import type { News } from "../slices/sight.ts";
import type { Event } from "../wire/types.ts";
import { say } from "../words/words.svelte.ts";

const SHOWN_MS = 3200;
/** A sentence takes longer to read than a word. */
const PER_LETTER_MS = 45;

/** What a seat has just said or done, until it fades. */
export class Saying {
  now = $state<string | null>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(news: () => News, hear: (event: Event) => string | null, seat: () => number) {
    $effect(() => {
      const { events, gap } = news();
      if (gap) return;
      untrack(() => {
        for (const event of events) this.#say(talkOf(event, seat()) ?? hear(event));
      });
    });
    $effect(() => () => clearTimeout(this.#fading));
  }

  #say(text: string | null): void {
    if (!text) return;
    this.now = text;
    clearTimeout(this.#fading);
    const lasts = SHOWN_MS + PER_LETTER_MS * Math.min(text.length, 60);
    this.#fading = setTimeout(() => (this.now = null), lasts);
  }
}

function talkOf(event: Event, seat: number): string | null {
  if (event.event === "talked" && event.seat === seat) return event.text;
  if (event.event !== "reacted" || event.seat !== seat) return null;
  return say(`reaction-${event.reaction.replace("_", "-")}`);
}

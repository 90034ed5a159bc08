import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { say } from "../../words/words.svelte.ts";
import type { SnakesEvent, SnakesNews } from "./chances.ts";

const SHOWN_MS = 3000;

/** What seats have just said or done, in a word, until it fades. */
export class Said {
  readonly by = new SvelteMap<number, string>();
  readonly #fading = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(news: () => SnakesNews) {
    $effect(() => {
      const { events, gap } = news();
      if (!gap) untrack(() => events.forEach((event) => this.#hear(event)));
    });
    $effect(() => () => this.#fading.forEach((timer) => clearTimeout(timer)));
  }

  #hear(event: SnakesEvent): void {
    const word = wordFor(event);
    if (word === null || !("seat" in event)) return;
    const { seat } = event;
    this.by.set(seat, word);
    clearTimeout(this.#fading.get(seat));
    this.#fading.set(
      seat,
      setTimeout(() => this.by.delete(seat), SHOWN_MS),
    );
  }
}

function wordFor(event: SnakesEvent): string | null {
  switch (event.event) {
    case "card_laid":
      return event.one_card ? say("snakes-one-card") : null;
    case "cards_taken":
      return `+${event.count}`;
    case "passed":
      return say("snakes-said-pass");
    case "skipped":
      return say("snakes-said-skip");
    default:
      return null;
  }
}

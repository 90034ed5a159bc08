import { say } from "../../words/words.svelte.ts";
import type { SnakesEvent } from "./chances.ts";

/** What a seat says or does by an event, in a word. */
export function saidBy(event: SnakesEvent): string | null {
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

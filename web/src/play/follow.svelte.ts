import { tick, untrack } from "svelte";
import type { News } from "../slices/sight.ts";
import type { Event, GameId } from "../wire/types.ts";
import { flights, type Motion } from "./flight.ts";

/** Let cards fly by the news: called once by a table while it is set up. */
export function follow<G extends GameId>(
  news: () => News<G>,
  flown: (event: Event<G>) => readonly Motion[],
): void {
  const first = untrack(news);
  // A table that appears because cards are dealt shows how they are.
  const deals = !first.gap && first.events.some((event) => "hands" in event);
  let seen = deals ? first.serial - 1 : first.serial;
  $effect.pre(() => {
    if (news().serial !== seen) untrack(() => flights.capture());
  });
  $effect(() => {
    const { serial, events, gap } = news();
    if (serial === seen) return;
    seen = serial;
    if (gap) return;
    const run = () => flights.run(events.flatMap((event) => [...flown(event)]));
    // Only then do the cards of a new hand know how wide it is.
    if (serial === first.serial) void tick().then(run);
    else untrack(run);
  });
}

import { tick, untrack } from "svelte";
import type { News } from "../table/sight.ts";
import type { Facts } from "../words/reader.ts";
import { flights, type Motion } from "./flight.ts";

const DEALS: readonly unknown[] = ["dealt", "round_dealt"];

/** Let cards fly by the news: called once by a table while it is set up. */
export function follow(news: () => News, flown: (event: Facts) => readonly Motion[]): void {
  const first = untrack(news);
  // A table that appears because cards are dealt shows how they are.
  const deals = !first.gap && first.events.some(({ event }) => DEALS.includes(event));
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

import type { Signal } from "./sight.ts";
import type { Event } from "../../../wire/types.ts";
import { say, wordsOf } from "../../../words/words.svelte.ts";

/** What stands beside the short word of a signal about a pile. */
const ICONS: Readonly<Record<string, string>> = {
  wants: "hand",
  leave: "close",
  trick: "lightning",
};

export function iconOf(signal: Signal): string | null {
  return ICONS[signal.signal] ?? null;
}

/** A signal in one short word; the colour or the pile it is about is shown beside it. */
export function shortly(signal: Signal): string {
  return say(`rows-says-${signal.signal === "height" ? signal.level : signal.signal}`);
}

/** What pops up over the place of somebody who gives a signal, or begins. */
export function heard(event: Event, game: string): string | null {
  if (event.event === "begins") return say("rows-begin");
  if (event.event !== "signalled") return null;
  const signal = (event as { signal: Signal }).signal;
  const words = wordsOf(game);
  const about = signal.pile
    ? words.pile(signal.pile)
    : signal.colour && words.colour(signal.colour);
  return about ? `${shortly(signal)}: ${about}` : shortly(signal);
}

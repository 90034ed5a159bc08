import type { Signal } from "./sight.ts";
import { say } from "../../../words/words.svelte.ts";

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

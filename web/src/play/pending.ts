import { notices } from "../shell/notices.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { shake } from "./shake.ts";

/** A move that has to wait for an earlier one is not made: whoever made it sees and hears why. */
export function tooSoon(pressed: Iterable<Element> = []): false {
  for (const each of pressed) shake(each);
  notices.tell("info", () => say("rows-pending"));
  return false;
}

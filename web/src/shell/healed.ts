import { away } from "../wire/away.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

/** `heal.js` knows them, too. */
const DONE = "stosy-healed";
const TOLD = "stosy-healed-told";

/** It is read or goes with the page. */
const LONG_MS = 3_600_000;

const tell = (): void => void notices.tell("good", () => say("shell-healed"), null, LONG_MS);

/** The page is there: say so if it had to be fetched anew, now or later. */
export function tellHealed(): void {
  away.mended = tell;
  document.getElementById("trouble")?.remove();
  try {
    if (!sessionStorage.getItem(DONE) || sessionStorage.getItem(TOLD)) return;
    sessionStorage.setItem(TOLD, "yes");
    tell();
  } catch {
    // A browser that keeps nothing keeps nothing damaged.
  }
}

import { say } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

declare global {
  interface Window {
    /** `heal.js`: throw away what is kept of the pages, and load them once more. */
    stosyHeal?: () => Promise<void>;
  }
}

/** `heal.js` knows them, too. */
const DONE = "stosy-healed";
const TOLD = "stosy-healed-told";

/** Ask `heal.js` for the page anew; it does so once for each version. */
export const heal = (): void => void window.stosyHeal?.();

/** The page is there: say so if it had to be fetched anew. */
export function tellHealed(): void {
  document.getElementById("trouble")?.remove();
  try {
    if (!sessionStorage.getItem(DONE) || sessionStorage.getItem(TOLD)) return;
    sessionStorage.setItem(TOLD, "yes");
    notices.tellUntilRead("good", () => say("shell-healed"));
  } catch {
    // A browser that keeps nothing keeps nothing damaged.
  }
}

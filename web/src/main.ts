import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./shell/worker.ts";
import { currentLanguage, speak } from "./words/words.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const RETRY_MS = 2000;

/** Nothing can be shown without words: retry until they are loaded. */
async function begin(): Promise<void> {
  try {
    await speak(currentLanguage());
  } catch {
    setTimeout(begin, RETRY_MS);
    return;
  }
  mount(App, { target: document.getElementById("app")! });
  void keepPages();
}

// For a link to a table, fetch the table page in parallel with the words.
if (location.pathname.startsWith("/t/")) import("./table/TablePage.svelte").catch(() => undefined);
void begin();

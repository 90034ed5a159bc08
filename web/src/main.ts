import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./shell/worker.ts";
import { firstGame } from "./wire/first.ts";
import { currentLanguage, speak, speakOf } from "./words/words.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const RETRY_MS = 2000;
/** Where the page of a table came with how it stands, its words and its cards are fetched at once. */
const game = firstGame();

/** Nothing can be shown without words: retry until they are loaded. */
async function begin(): Promise<void> {
  try {
    await (game ? speakOf(game) : speak(currentLanguage()));
  } catch {
    setTimeout(begin, RETRY_MS);
    return;
  }
  mount(App, { target: document.getElementById("app")! });
  void keepPages();
}

// For a link to a table, fetch the table page in parallel with the words.
if (location.pathname.startsWith("/t/")) import("./table/TablePage.svelte").catch(() => undefined);
if (game) import("./generic/tables.ts").then(({ tableOf }) => tableOf(game)).catch(() => undefined);
void begin();

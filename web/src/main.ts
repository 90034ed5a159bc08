import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./shell/worker.ts";
import { currentLanguage, speak } from "./words/words.svelte.ts";
import "./style/tokens.css";
import "./style/base.css";

const RETRY_MS = 2000;

/** Without words there is nothing to show: they are tried for until they come. */
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

// Who comes by a link waits for the table: it is fetched while the words are.
if (location.pathname.startsWith("/t/")) import("./table/TablePage.svelte").catch(() => undefined);
void begin();

import { here } from "./wire/base.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstGame, isPlayedAtFirst } from "./wire/first.ts";
import { whenIdle } from "./wire/idle.ts";
import { currentLanguage, speak, speakOf } from "./words/words.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const RETRY_MS = 2000;
/** Where the page of a table came with how it stands, it is shown at once and whole. */
const game = firstGame();

/** Nothing can be shown without words: retry until they are loaded. */
async function begin(): Promise<void> {
  try {
    await (game ? speakOf(game, isPlayedAtFirst()) : speak(currentLanguage()));
  } catch {
    void window.stosyHeal?.();
    setTimeout(begin, RETRY_MS);
    return;
  }
  // What cannot be fetched is told, or tried again, by who shows it.
  await parts.catch(() => undefined);
  mount(App, { target: document.getElementById("app")! });
  whenIdle(
    () =>
      void import("./shell/worker.ts").then(({ keepPages }) => keepPages()).catch(() => undefined),
  );
}

/** The page of a table and the table of its game, fetched with the words. */
async function tableParts(): Promise<void> {
  if (!here().path.startsWith("/t/")) return;
  const page = import("./table/TablePage.svelte");
  if (game) await (await import("./generic/tables.ts")).tableOf(game);
  await page;
}

const parts = tableParts();
void begin();

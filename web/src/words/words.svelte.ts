import { whenIdle } from "../wire/idle.ts";
import { remembered } from "../wire/remembered.ts";
import {
  type Arguments,
  type Catalogue,
  LANGUAGES,
  type Language,
  load,
  loadRest,
  loadTable,
  match,
} from "./catalogue.ts";
import { GameWords } from "./game_words.ts";

/** Words in the current language; components that use them are redrawn when it changes. */
const KEY = "language";
const PAGES = "";
const RETRY_MS = 2000;

let language = $state<Language>(initial());
let asked = 0;
let catalogues = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
/** Counts what was added to catalogues; only texts that missed something depend on it. */
let added = $state(0);

const made = new WeakMap<Catalogue, GameWords>();

function initial(): Language {
  const chosen = remembered.get(KEY);
  return chosen !== null && chosen in LANGUAGES ? (chosen as Language) : match(navigator.languages);
}

export function currentLanguage(): Language {
  return language;
}

/** Switches to a language as soon as its words are loaded; the last call wins. */
export async function speak(wanted: Language, turn = ++asked): Promise<void> {
  let loaded = new Map<string, Catalogue>();
  // A game that was added meanwhile needs its words in this language, too.
  while ([PAGES, ...catalogues.keys()].some((game) => !loaded.has(game))) {
    const games = [...new Set([PAGES, ...catalogues.keys()])];
    const all = await Promise.all(games.map((game) => load(wanted, game || null)));
    loaded = new Map(games.map((game, i) => [game, all[i]!]));
  }
  if (turn !== asked) return;
  catalogues = loaded;
  language = wanted;
  remember();
}

/** For the next page, and for the server, which sends that page with links to its words. */
function remember(): void {
  document.documentElement.lang = language;
  remembered.set(KEY, language);
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/**
 * The words of the game whose table is opened first serve the pages, too. What a table says while
 * cards are `played` is enough to show it; all other words follow when there is time, or at once
 * when one is missing. What is shown already is not drawn again for them.
 */
export async function speakOf(game: string, played: boolean): Promise<void> {
  const turn = ++asked;
  let begun = false;
  const rest = async () => {
    if (begun) return;
    begun = true;
    // Unless somebody has chosen another language meanwhile.
    while (turn === asked) {
      try {
        found.complete(await loadRest(found.language, game));
        added += 1;
        return;
      } catch {
        await new Promise((later) => setTimeout(later, RETRY_MS));
      }
    }
  };
  const missed = (needed: boolean) => {
    void added;
    if (needed) void rest();
  };
  const found: Catalogue = await (played
    ? loadTable(language, game, missed)
    : load(language, game));
  if (turn !== asked) return;
  catalogues = new Map([
    [PAGES, found],
    [game, found],
  ]);
  remember();
  if (played) whenIdle(() => void rest());
}

/** Loads the words of a game before it is shown; after a failure it can be called again. */
export async function learn(game: string): Promise<void> {
  while (!catalogues.has(game)) {
    try {
      // Pages that spoke the words of another game so far get their own.
      const names = borrowed() ? [game, PAGES] : [game];
      const loaded = await Promise.all(names.map((name) => load(language, name || null)));
      if (loaded[0]!.language === language)
        catalogues = new Map([
          ...catalogues,
          ...names.map((name, i) => [name, loaded[i]!] as const),
        ]);
    } catch {
      await new Promise((later) => setTimeout(later, RETRY_MS));
    }
  }
}

/** Are the words of the pages those of a game? */
function borrowed(): boolean {
  return [...catalogues].some(([game, own]) => game !== PAGES && own === catalogues.get(PAGES));
}

/** A message that belongs to no game. */
export function say(id: string, args: Arguments = {}, form?: string): string {
  return catalogues.get(PAGES)?.format(id, args, form) ?? "";
}

/** The words of a game, which `learn` has loaded. */
export function wordsOf(game: string): GameWords {
  const found = catalogues.get(game) ?? catalogues.get(PAGES);
  if (!found) throw new Error("no words yet");
  let words = made.get(found);
  if (!words) made.set(found, (words = new GameWords(found)));
  return words;
}

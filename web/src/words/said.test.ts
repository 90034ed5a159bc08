import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, type Language, match } from "./catalogue.ts";
import { type Advice, GameWords, type Refusal } from "./game_words.ts";
import type { Facts } from "./reader.ts";

type Told =
  | { readonly kind: "event" | "action" | "hint"; readonly facts: Facts }
  | { readonly kind: "coach"; readonly facts: Advice }
  | { readonly kind: "refusal"; readonly facts: Refusal };

type Said = Told & {
  readonly language: Language;
  readonly game: string;
  readonly viewer: number | null;
  readonly text: string;
};

const STOSY = new URL("../../../src/stosy/", import.meta.url);
const NAMES = ["Sara", "Tim", "Olha", "#875"];
/** Sentences that Python has made, written down by tests/web/test_words.py. */
const FILE = process.env["STOSY_SAID"];
const known = new Map<string, GameWords>();

function words(language: Language, game: string): GameWords {
  const key = `${language}/${game}`;
  if (!known.has(key)) {
    const read = (path: string) => readFileSync(new URL(`${path}.ftl`, STOSY), "utf8");
    const common = `text/locales/${language}/common`;
    const own = `games/${game.replaceAll("-", "_")}/words/${language}/game`;
    const files = game === "common" ? [common] : [common, own];
    known.set(key, new GameWords(new Catalogue(language, files.map(read))));
  }
  return known.get(key)!;
}

function told(said: Said): string {
  const own = words(said.language, said.game);
  if (said.kind === "refusal") return own.refusal(said.facts, NAMES);
  if (said.kind === "coach") return own.coach(said.facts, NAMES, said.viewer);
  if (said.kind === "event") return own.event(said.facts, NAMES, said.viewer);
  if (said.kind === "action") return own.action(said.facts, NAMES);
  return own.hint(String(said.facts.reason), said.facts.detail as Facts);
}

describe.skipIf(!FILE)("words", () => {
  it("are those that Python makes of the same facts", () => {
    const all = JSON.parse(readFileSync(FILE!, "utf8")) as Said[];
    const wrong = all
      .map((said) => ({ ...said, here: told(said) }))
      .filter((said) => said.here !== said.text);
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 60_000);
});

describe("the language of the browser", () => {
  it.each([
    [["de-AT", "cs-CZ", "en"], "cs"],
    [["uk"], "uk"],
    [["RU-ru"], "ru"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j is %s", (wanted, language) => {
    expect(match(wanted)).toBe(language);
  });
});

import { at } from "../wire/base.ts";
import type { Language } from "./catalogue.ts";

/** The shared files, and in each game's folder its own words. */
const GAMES = "../../../src/stosy/games";
const FILES = import.meta.glob<string>(
  [
    "../../../src/stosy/text/locales/*/*.ftl",
    "!../../../src/stosy/text/locales/*/{cli,help}.ftl",
    "../../../src/stosy/games/*/words/*/{game,web}.ftl",
  ],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

/** The addresses of the words for one game, or for pages without a game. */
export function filesOf(language: Language, game: string | null): string[] {
  const shared = Object.keys(FILES)
    .filter((path) => path.includes(`/${language}/`) && !path.endsWith("/game.ftl"))
    .sort()
    .map((path) => FILES[path]!);
  return game === null ? shared : [...shared, urlOf(language, game)];
}

/** The server has the words of games that this client was built without. */
function urlOf(language: Language, game: string): string {
  const built = FILES[`${GAMES}/${game.replaceAll("-", "_")}/words/${language}/game.ftl`];
  return built ?? at(`/api/games/${game}/words/${language}.ftl`);
}

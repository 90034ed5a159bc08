import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages, each by its own name. */
export const LANGUAGES = {
  uk: "Українська",
  ru: "Русский",
  cs: "Čeština",
  en: "English",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

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

/** The status for a game that the server does not have; such a game has no words. */
const MISSING = 404;

const texts = new Map<string, Promise<FluentResource>>();

/** The first language of a list, such as `navigator.languages`, that has a catalogue. */
export function match(wanted: readonly string[]): Language {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]!);
  return (primary.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Messages of one language: the shared ones and those of one game. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, resources: readonly FluentResource[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message, or of its attribute `form` if it has one. */
  format(id: string, args: Arguments = {}, form?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern === null || pattern === undefined) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

/** Everything that the pages say about a game comes in one file; without that, file by file. */
export async function load(language: Language, game: string | null): Promise<Catalogue> {
  const whole = game && (await read(`/api/games/${game}/pages/${language}.ftl`).catch(() => null));
  if (whole && whole.body.length) return new Catalogue(language, [whole]);
  return loadFiles(language, game);
}

/** The catalogue of a language for one game, or for pages without a game. */
async function loadFiles(language: Language, game: string | null): Promise<Catalogue> {
  const shared = Object.keys(FILES)
    .filter((path) => path.includes(`/${language}/`) && !path.endsWith("/game.ftl"))
    .sort()
    .map((path) => FILES[path]!);
  const urls = game === null ? shared : [...shared, urlOf(language, game)];
  return new Catalogue(language, await Promise.all(urls.map(read)));
}

/** The address of a game's words; the server has those of games that this client was built without. */
function urlOf(language: Language, game: string): string {
  const built = FILES[`${GAMES}/${game.replaceAll("-", "_")}/words/${language}/game.ftl`];
  return built ?? `/api/games/${game}/words/${language}.ftl`;
}

function read(url: string): Promise<FluentResource> {
  const known = texts.get(url);
  if (known) return known;
  const fetched = fetch(url).then(async (response) => {
    if (response.status === MISSING) return new FluentResource("");
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new FluentResource(await response.text());
  });
  texts.set(url, fetched);
  fetched.catch(() => texts.delete(url));
  return fetched;
}

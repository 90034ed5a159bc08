import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages there are words in, as each calls itself. */
export const LANGUAGES = {
  uk: "Українська",
  ru: "Русский",
  cs: "Čeština",
  en: "English",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  ["../../../src/stosy/text/locales/*/*.ftl", "!../../../src/stosy/text/locales/*/cli.ftl"],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

const texts = new Map<string, Promise<FluentResource>>();

/** The first language of a list such as `navigator.languages` that there are words in. */
export function match(wanted: readonly string[]): Language {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]!);
  return (primary.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Messages of one language: what everything shares and, on top of it, those of one game. */
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

  /** The message's text; with a form, that of its attribute if it has one of this name. */
  format(id: string, args: Arguments = {}, form?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern === null || pattern === undefined) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

/** The catalogue of a language for one game, or for the pages around the games. */
export async function load(language: Language, game: string | null): Promise<Catalogue> {
  const own = game === null ? [] : [game];
  const shared = names(language).filter((name) => name === "common" || name.startsWith("web-"));
  const files = [...shared, ...own].filter((name) => url(language, name) !== undefined);
  return new Catalogue(language, await Promise.all(files.map((name) => read(language, name))));
}

function names(language: Language): string[] {
  return Object.keys(FILES)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => path.split("/").at(-1)!.replace(".ftl", ""))
    .sort();
}

function url(language: Language, name: string): string | undefined {
  return FILES[`../../../src/stosy/text/locales/${language}/${name}.ftl`];
}

function read(language: Language, name: string): Promise<FluentResource> {
  const key = `${language}/${name}`;
  const known = texts.get(key);
  if (known) return known;
  const fetched = fetch(url(language, name)!).then(async (response) => {
    if (!response.ok) throw new Error(`${key}: ${response.status}`);
    return new FluentResource(await response.text());
  });
  texts.set(key, fetched);
  fetched.catch(() => texts.delete(key));
  return fetched;
}

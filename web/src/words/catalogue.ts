import { ALONE, at } from "../wire/base.ts";
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

/** The status for a game that the server does not have; such a game has no words. */
const MISSING = 404;

/** Where messages begin, and what they refer to. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

const texts = new Map<string, Promise<string>>();

/** The first language of a list, such as `navigator.languages`, that has a catalogue. */
export function match(wanted: readonly string[]): Language {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]!);
  return (primary.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Called for a message that is not there yet; it is `needed` unless one only asks for it. */
type Missed = (needed: boolean) => void;

/** Messages of one language: the shared ones and those of one game; each is parsed when it is used. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();
  #missed: Missed | undefined;

  /** Of two messages with one name the last counts; `missed` if the texts are not all. */
  constructor(language: Language, texts: readonly string[], missed?: Missed) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#missed = missed;
    for (const text of texts) this.#add(text);
  }

  has(id: string): boolean {
    const known = this.#sources.has(id);
    if (!known) this.#missed?.(false);
    return known;
  }

  /** All other messages; those that have been used stay as they are. */
  complete(text: string): void {
    this.#missed = undefined;
    this.#add(text);
  }

  /** The text of a message, or of its attribute `form` if it has one. */
  format(id: string, args: Arguments = {}, form?: string): string {
    this.#parse(id);
    const message = this.#bundle.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern !== null && pattern !== undefined)
      return this.#bundle.formatPattern(pattern, args, []);
    this.#missed?.(true);
    return this.#missed ? "" : id;
  }

  #add(text: string): void {
    const found = [...text.matchAll(BEGINNING)];
    found.forEach((each, i) =>
      this.#sources.set(each[1]!, text.slice(each.index, found[i + 1]?.index)),
    );
  }

  #parse(id: string): void {
    const source = this.#sources.get(id);
    if (!source) return;
    this.#sources.set(id, "");
    this.#bundle.addResource(new FluentResource(source));
    for (const [, name] of source.matchAll(REFERENCE)) this.#parse(name!);
  }
}

/** What a table says while cards are played, to begin with; `missed` if it says more. */
export async function loadTable(
  language: Language,
  game: string,
  missed: Missed,
): Promise<Catalogue> {
  const text = await read(partOf(language, game, "table"));
  return text ? new Catalogue(language, [text], missed) : load(language, game);
}

/** What a table does not say while cards are played, for `complete`. */
export function loadRest(language: Language, game: string): Promise<string> {
  return read(partOf(language, game, "rest"));
}

/** The catalogue of a language for one game, or for pages without a game. */
export async function load(language: Language, game: string | null): Promise<Catalogue> {
  const parts =
    game && !ALONE
      ? await all([partOf(language, game, "table"), partOf(language, game, "rest")]).catch(() => [])
      : [];
  if (parts[0]) return new Catalogue(language, parts);
  // Without the server's files, those that the pages were built with.
  const { filesOf } = await import("./files.ts");
  return new Catalogue(language, await all(filesOf(language, game)));
}

/** The server has the words of the pages about a game in two files. */
function partOf(language: Language, game: string, part: "table" | "rest"): string {
  return at(`/api/games/${game}/pages/${language}/${part}.ftl`);
}

function all(urls: readonly string[]): Promise<string[]> {
  return Promise.all(urls.map(read));
}

function read(url: string): Promise<string> {
  const known = texts.get(url);
  if (known) return known;
  const fetched = fetch(url).then((response) => {
    if (response.status === MISSING) return "";
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
  });
  texts.set(url, fetched);
  fetched.catch(() => texts.delete(url));
  return fetched;
}

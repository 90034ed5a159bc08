import { gameOf, type Sources } from "./sources.ts";

/** Words by which shared code would name a game: its id in any spelling, and what its slice exports. */
export function gameWords(all: Sources): RegExp[] {
  const slices = [...all].filter(([name]) => gameOf(name) !== null);
  const ids = new Set(slices.map(([name]) => gameOf(name)!));
  const exported = new Set(slices.flatMap(([name, text]) => exportsOf(name, text)));
  return [...[...ids].flatMap(spellings), ...[...exported].map((name) => RegExp(`\\b${name}\\b`))];
}

/** Where shared code names a game. */
export function named(all: Sources): string[] {
  const words = gameWords(all);
  const shared = [...all].filter(([name]) => gameOf(name) === null);
  return shared.flatMap(([name, text]) =>
    words.flatMap((word) => {
      const [found] = word.exec(`${name}\n${text}`) ?? [];
      return found === undefined ? [] : [`${name}: ${found}`];
    }),
  );
}

/** What games call their actions and events: for each game the names on the wire. */
export type Vocabularies = readonly ReadonlySet<string>[];

/** As much of the schema of the messages as tells them. */
export interface Schema {
  readonly games: Record<string, Record<string, { readonly $ref: string }>>;
  readonly $defs: Record<string, { readonly discriminator?: { readonly mapping: object } }>;
}

export function vocabularies({ games, $defs }: Schema): Vocabularies {
  const tags = (ref: string) =>
    Object.keys($defs[ref.replace("#/$defs/", "")]!.discriminator?.mapping ?? {});
  return Object.values(games).map(
    (of) => new Set(["action", "event"].flatMap((use) => tags(of[use]!.$ref))),
  );
}

/**
 * Where shared code names an action or an event of a game. What every game has says of none, and
 * what games share says of none in the folder of what they share.
 */
export function namedKinds(all: Sources, games: Vocabularies): string[] {
  const names = [...new Set(games.flatMap((game) => [...game]))];
  const having = (name: string) => games.filter((game) => game.has(name)).length;
  return [...all]
    .filter(([file]) => gameOf(file) === null)
    .flatMap(([file, text]) => {
      const most = file.startsWith("games/") ? 1 : games.length - 1;
      return names
        .filter((name) => having(name) <= most && isNamed(name, text))
        .map((name) => `${file}: ${name}`);
    });
}

/**
 * A name of several words, as a string or at the end of a message's id; a single word, which may be
 * one of the language, where it is an action or an event: `do: "x"`, `event.event === "x"`,
 * `switch (action.do) { case "x"`, `data-do="x"`, `action-x`.
 */
function isNamed(name: string, text: string): boolean {
  const string = `["'\`]${name}["'\`]`;
  const message = `${name.replaceAll("_", "-")}["'\`]`;
  if (name.includes("_")) return RegExp(`${string}|-${message}`).test(text);
  const places = [
    `\\b(?:do|event)\\??["']?\\s*(?::|[!=]==?|=)\\s*${string}`,
    `${string}\\s*[!=]==?\\s*[\\w.?!]*\\b(?:do|event)\\b`,
    `\\b(?:action|event)-${message}`,
  ];
  if (SWITCH.test(text)) places.push(`\\bcase\\s+${string}`);
  return places.some((place) => RegExp(place).test(text));
}

const SWITCH = /\bswitch \([\w.?!]*\b(?:do|event)\)/;

/**
 * `a-and-b`, `a_and_b`, `aAndB`, `AAndB`, `A & B`; and a part that is long enough to mean nothing
 * else. In plain sentences the words of a name are small: there "the game" is any game.
 */
function spellings(id: string): RegExp[] {
  const parts = id.split("-");
  const capital = parts.map((part) => part[0]!.toUpperCase() + part.slice(1));
  const either = (part: string) => (part === "And" ? "(?:And|and|&)" : part);
  return [
    RegExp(parts.join("[-_]"), "i"),
    RegExp(`(?:${parts[0]}|${capital[0]})${capital.slice(1).join("")}`),
    RegExp(capital.map(either).join("\\s+")),
    ...parts.filter((part) => part.length > 5).map((part) => RegExp(part, "i")),
  ];
}

const DECLARED = /^export (?:async )?(?:class|const|function|interface|let|type) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;
/** The last word of each in a list, unless it is exported as `default`, which is no name. */
const NAME = /\b(?!default\b)\w+(?=\s*(?:,|$))/g;

function exportsOf(name: string, text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, each]) => each!);
  const listed = [...text.matchAll(LISTED)].flatMap(([, each]) => each!.match(NAME) ?? []);
  const [, component] = /(\w+)\.svelte$/.exec(name) ?? [];
  return [...declared, ...listed, ...(component === undefined ? [] : [component])];
}

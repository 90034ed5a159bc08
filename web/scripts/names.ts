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

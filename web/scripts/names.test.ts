import { expect, test } from "vitest";
import { gameWords, named } from "./names.ts";
import { sources } from "./sources.ts";

const ALL = sources();

test("shared code names no game", () => {
  expect(gameWords(ALL).length).toBeGreaterThan(20);
  expect(named(ALL)).toEqual([]);
});

const SLICE = new Map([
  ["games/cats-and-dogs/kennel.ts", "export class Kennel {}\nexport const barks = 1;"],
  ["games/cats-and-dogs/Basket.svelte", "<p></p>"],
]);

test.each([
  'const GAME = "cats-and-dogs";',
  "import type { CatsAndDogsView } from './types.ts';",
  "const catsAndDogs = 1;",
  "const CATS_AND_DOGS = 1;",
  "/** The table of Cats & Dogs. */",
  "new Kennel();",
  "<Basket />",
  "if (barks) return;",
])("it is seen in: %s", (text) => {
  expect(named(new Map([...SLICE, ["table/page.ts", text]]))).not.toEqual([]);
});

test.each(["/** Cats and dogs are animals. */", "const kennels = 2;", "const basket = 1;"])(
  "it is not seen in: %s",
  (text) => {
    expect(named(new Map([...SLICE, ["table/page.ts", text]]))).toEqual([]);
  },
);

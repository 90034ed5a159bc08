import { expect, test } from "vitest";
import { gameWords, named, namedKinds, type Schema, vocabularies } from "./names.ts";
import { sources, wireSchema } from "./sources.ts";

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

test("shared code names no action and no event of a game", () => {
  const games = vocabularies(wireSchema());
  expect(games.length).toBeGreaterThan(3);
  expect(games.filter((game) => game.has("call_out") && game.has("challenged"))).toHaveLength(1);
  expect(games.every((game) => game.has("lay") && game.has("ended"))).toBe(true);
  expect(namedKinds(ALL, games)).toEqual([]);
});

const tagged = (...tags: string[]) => ({
  discriminator: { mapping: Object.fromEntries(tags.map((tag) => [tag, "#"])) },
});
const SCHEMA: Schema = {
  games: {
    "cats-and-dogs": {
      action: { $ref: "#/$defs/CatsAction" },
      event: { $ref: "#/$defs/CatsEvent" },
    },
    mice: { action: { $ref: "#/$defs/MiceAction" }, event: { $ref: "#/$defs/MiceEvent" } },
  },
  $defs: {
    CatsAction: tagged("feed", "run", "shake_hands"),
    CatsEvent: tagged("barked", "ended"),
    MiceAction: tagged("run"),
    MiceEvent: tagged("ended"),
  },
};

test("what games call their actions and events is read from the wire", () => {
  expect(vocabularies(SCHEMA)).toEqual([
    new Set(["feed", "run", "shake_hands", "barked", "ended"]),
    new Set(["run", "ended"]),
  ]);
});

test.each([
  'const LOUD = new Set(["shake_hands"]);',
  'words.has("action-shake-hands")',
  'const action = { do: "feed" };',
  'if (action.do === "feed") return;',
  'if ("feed" === offer.action.do) return;',
  '<button data-do="feed">',
  'words.say("action-feed")',
  'if (event.event !== "barked") return;',
  'switch (news.event) { case "barked": return; }',
])("an action or event is seen in: %s", (text) => {
  const shared = (name: string) => namedKinds(new Map([[name, text]]), vocabularies(SCHEMA));
  expect(shared("table/page.ts")).toHaveLength(1);
  expect(shared("games/rows/page.ts")).toHaveLength(1);
  expect(shared("games/cats-and-dogs/page.ts")).toEqual([]);
});

test.each([
  'play("feed");',
  'const doing: "feed" | "sleep" = "sleep";',
  'switch (key) { case "feed": return; }',
  'if (action.do === "run" || event.event === "ended") return;',
  "/** They shake hands, and the dog barked. */",
])("neither is seen in: %s", (text) => {
  expect(namedKinds(new Map([["table/page.ts", text]]), vocabularies(SCHEMA))).toEqual([]);
});

test("what some games share may be named where they share it, and nowhere else", () => {
  const three = [...vocabularies(SCHEMA), new Set(["ended"])];
  const text = 'if (action.do === "run") return;';
  expect(namedKinds(new Map([["games/rows/run.ts", text]]), three)).toEqual([]);
  expect(namedKinds(new Map([["table/run.ts", text]]), three)).toEqual(["table/run.ts: run"]);
});

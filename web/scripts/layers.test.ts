import { expect, test } from "vitest";
import { LAYERS, wrongImports } from "./layers.ts";
import { sources } from "./sources.ts";

const ALL = sources();

test("every folder has its layer", () => {
  const folders = new Set([...ALL.keys()].filter((name) => !name.endsWith(".css")).map(folderOf));
  const known = new Set(LAYERS.map((layer) => layer.split("/")[0]));
  expect([...folders].filter((folder) => folder !== null && !known.has(folder))).toEqual([]);
});

test("imports point downwards", () => {
  expect(wrongImports(ALL)).toEqual([]);
});

test.each([
  ["words/reader.ts", 'import { say } from "../shell/notices.ts";'],
  ["play/Hand.svelte", 'import("../table/TablePage.svelte")'],
  ["games/one/Table.svelte", 'import Other from "../two/Table.svelte";'],
  ["table/room.ts", 'import { Duel } from "../games/one/duel.ts";'],
  ["cards/Card.svelte", 'import App from "../App.svelte";'],
])("%s must not: %s", (name, text) => {
  expect(wrongImports(new Map([[name, text]]))).toHaveLength(1);
});

function folderOf(name: string): string | null {
  return name.includes("/") ? name.split("/")[0]! : null;
}

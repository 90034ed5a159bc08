import { expect, test } from "vitest";
import type { TableSummary } from "../wire/types.ts";
import { tablesAfter } from "./tables.ts";

function summary(table: string, open = 1): TableSummary {
  const settings = { seats: 2 } as TableSummary["settings"];
  return { table, game: "game", phase: "gathering", settings, names: [], open, given: null };
}

/** The tables as letters, with the open seats of those that have other than one. */
function shown(tables: readonly TableSummary[]): string {
  return tables.map(({ table, open }) => (open === 1 ? table : `${table}${open}`)).join(" ");
}

/** The tables after a change of four. */
function changed(removed: readonly string[], put: readonly [number, TableSummary][]): string {
  const before = ["a", "b", "c", "d"].map((table) => summary(table));
  const placed = put.map(([at, summary]) => ({ at, summary }));
  return shown(tablesAfter(before, { tell: "tables_changed", removed, put: placed, more: false }));
}

test("a whole list replaces what was there", () => {
  const tables = [summary("x"), summary("y")];
  expect(shown(tablesAfter([summary("a")], { tell: "tables", tables, more: true }))).toBe("x y");
});

test.each([
  ["nothing", [], [], "a b c d"],
  ["one in its place", [], [[1, summary("b", 0)]], "a b0 c d"],
  ["a new one pushes the last off", ["d"], [[0, summary("n")]], "n a b c"],
  ["one moves to the front", [], [[0, summary("c", 2)]], "c2 a b d"],
  ["one moves to the end", [], [[3, summary("a")]], "b c d a"],
  [
    "many at once",
    ["b"],
    [
      [0, summary("n")],
      [1, summary("d", 2)],
      [4, summary("m")],
    ],
    "n d2 a c m",
  ],
  ["one that is not known goes", ["z"], [], "a b c d"],
  ["all", ["a", "b", "c", "d"], [], ""],
] as [string, string[], [number, TableSummary][], string][])("%s", (_, removed, put, after) => {
  expect(changed(removed, put)).toBe(after);
});

import { expect, test } from "vitest";
import { chaptersOf, rulesOf } from "./contents.ts";

const CHAPTERS = { goal: [], cards: ["X1", "X3"], turn: ["X2"] };

test("every rule has its place, once", () => {
  const ids = ["X1", "X2", "X3"];
  const placed = chaptersOf(CHAPTERS, ids).flatMap((chapter) => chapter.rules);
  expect([...placed].sort()).toEqual(ids);
});

test("what a game is about comes first, with or without rules of its own", () => {
  const [first] = chaptersOf(CHAPTERS, ["X1", "X2"]);
  expect(first).toEqual({ name: "goal", rules: [] });
});

test("a rule without a heading comes last", () => {
  const chapters = chaptersOf(CHAPTERS, ["X1", "X2", "X9"]);
  expect(chapters.at(-1)).toEqual({ name: "others", rules: ["X9"] });
});

test("a game nobody has grouped has its rules all the same", async () => {
  const { chapters } = await rulesOf("whist");
  expect(chaptersOf(chapters, ["W1", "W2"])).toEqual([{ name: "others", rules: ["W1", "W2"] }]);
});

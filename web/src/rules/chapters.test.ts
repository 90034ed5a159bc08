import { expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";

test("every rule has its place, once", () => {
  const ids = Array.from({ length: 19 }, (_, i) => `SL${i + 1}`);
  const placed = chaptersOf("snakes-and-ladders", ids).flatMap((chapter) => chapter.rules);
  expect([...placed].sort()).toEqual([...ids].sort());
});

test("what a game is about comes first, with or without rules of its own", () => {
  const [first] = chaptersOf("snakes-and-ladders", ["SL1", "SL18"]);
  expect(first).toEqual({ name: "goal", rules: [] });
});

test("a rule without a heading comes last", () => {
  const chapters = chaptersOf("the-game", ["TG1", "TG2", "TG9"]);
  expect(chapters.at(-1)).toEqual({ name: "others", rules: ["TG9"] });
});

test("a game nobody has grouped has its rules all the same", () => {
  expect(chaptersOf("whist", ["W1", "W2"])).toEqual([{ name: "others", rules: ["W1", "W2"] }]);
});

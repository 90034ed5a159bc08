import { expect, test } from "vitest";
import type { Part, RulesPart } from "./slice.ts";

const RULES = Object.entries(
  import.meta.glob<Part<RulesPart>>("../games/*/rules.ts", { eager: true }),
);

test.each(RULES)("%s: every rule has one heading, and examples explain such", (_, part) => {
  const { chapters, examples } = part.default;
  const rules = Object.values(chapters).flat();
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules).size).toBe(rules.length);
  expect(Object.keys(examples).filter((rule) => !rules.includes(rule))).toEqual([]);
});

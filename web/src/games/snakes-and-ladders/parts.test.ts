import { expect, test, vi } from "vitest";
import end from "./end.ts";
import rules from "./rules.ts";

vi.mock("./PointsTable.svelte", () => ({ default: null }));

test("every rule has its place, once", () => {
  const ids = Array.from({ length: 19 }, (_, i) => `SL${i + 1}`);
  const placed = Object.values(rules.chapters).flat();
  expect([...placed].sort()).toEqual([...ids].sort());
});

test("the end shows the last discards", () => {
  expect(end.heaps({ discards: ["r5", "W4"] })).toEqual([
    { card: "r5", count: 1 },
    { card: "W4", count: 1 },
  ]);
  expect(end.heaps({ discards: "r1 r2 r3 r4 r5 r6 r7".split(" ") })).toHaveLength(6);
});

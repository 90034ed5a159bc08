import { expect, test } from "vitest";
import { dateOf, spanOf } from "./dates.ts";

test("a span is rounded up to whole minutes", () => {
  expect(spanOf(0)).toEqual({ hours: 0, minutes: 0 });
  expect(spanOf(1)).toEqual({ hours: 0, minutes: 1 });
  expect(spanOf(59 * 60_000 + 1)).toEqual({ hours: 1, minutes: 0 });
  expect(spanOf(23.5 * 3_600_000)).toEqual({ hours: 23, minutes: 30 });
});

test("a day is the same wherever one is", () => {
  expect(dateOf("2026-11-16", "en")).toBe("16 November 2026");
  expect(dateOf("2026-11-16", "cs")).toBe("16. listopadu 2026");
});

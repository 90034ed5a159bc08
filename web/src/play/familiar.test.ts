import { beforeEach, expect, test, vi } from "vitest";
import { Familiar } from "./familiar.ts";

const kept = vi.hoisted(() => new Map<string, string>());
vi.mock("../wire/remembered.ts", () => ({
  remembered: {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value),
  },
}));
beforeEach(() => kept.clear());

test("what was heard three times is known, also tomorrow, in this game", () => {
  const whist = new Familiar("whist");
  for (let i = 0; i < 2; i++) whist.heard("draw");
  expect(whist.knows("draw")).toBe(false);
  whist.heard("draw");
  expect(whist.knows("draw")).toBe(true);
  expect(new Familiar("whist").knows("draw")).toBe(true);
  expect(new Familiar("bridge").knows("draw")).toBe(false);
});

test("waiting needs no explanation", () => {
  expect(new Familiar("whist").knows("wait")).toBe(true);
});

test("what somebody else wrote there is ignored", () => {
  kept.set("coach:whist", "{oops");
  expect(new Familiar("whist").knows("draw")).toBe(false);
});

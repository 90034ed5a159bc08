import { beforeEach, expect, test, vi } from "vitest";
import type { gamebox as Box } from "./gamebox.svelte.ts";

vi.mock("../words/words.svelte.ts", () => ({ learn: async () => undefined }));

/** What the browser keeps from one page to the next. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** A page newly opened on a server that has these levels. */
async function boxWith(...levels: string[]): Promise<typeof Box> {
  vi.resetModules();
  const { gamebox } = await import("./gamebox.svelte.ts");
  gamebox.levels = levels;
  return gamebox;
}

test.each([
  [["beginner", "casual", "strong", "expert"], "strong"],
  [["beginner", "casual"], "casual"],
  [["easy", "hard"], "hard"],
  [[], null],
])("of the levels %j bots first have %j", async (levels, level) => {
  expect((await boxWith(...levels)).companion).toBe(level);
});

test("a level once chosen is remembered, where the server has it", async () => {
  const box = await boxWith("beginner", "strong", "expert");
  box.companion = "expert";
  expect(box.companion).toBe("expert");
  expect((await boxWith("beginner", "strong", "expert")).companion).toBe("expert");
  expect((await boxWith("beginner", "strong")).companion).toBe("strong");
});

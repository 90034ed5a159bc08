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
  [["beginner", "casual", "strong", "expert"], "casual"],
  [["beginner", "strong"], "beginner"],
  [["easy", "hard"], "hard"],
  [[], null],
])("of the levels %j opponents first have %j", async (levels, level) => {
  expect((await boxWith(...levels)).companion("duel")).toBe(level);
});

test("partners are strong, until another level is chosen", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      levels: ["beginner", "casual", "strong"],
      games: [{ id: "crew", team: true }],
    }),
  );
  const box = await boxWith();
  await box.ask();
  expect([box.companion("crew"), box.companion("duel"), box.level]).toEqual([
    "strong",
    "casual",
    "",
  ]);
  box.level = "beginner";
  expect([box.companion("crew"), box.companion("duel")]).toEqual(["beginner", "beginner"]);
});

test("a level once chosen is remembered, where the server has it", async () => {
  const box = await boxWith("beginner", "strong", "expert");
  box.level = "expert";
  expect(box.companion("duel")).toBe("expert");
  expect((await boxWith("beginner", "strong", "expert")).companion("duel")).toBe("expert");
  expect((await boxWith("beginner", "strong")).companion("duel")).toBe("beginner");
});

import { expect, test } from "vitest";
import type { Slice } from "./slice.ts";

const SLICES = Object.entries(
  import.meta.glob<Slice>("../games/*/manifest.ts", { eager: true, import: "default" }),
);

test.each(SLICES)(
  "%s: every rule stands under one heading, and examples explain such",
  async (_, slice) => {
    const { chapters, examples } = (await slice.rules()).default;
    const rules = Object.values(chapters).flat();
    expect(new Set(rules).size).toBe(rules.length);
    expect(Object.keys(examples).filter((rule) => !rules.includes(rule))).toEqual([]);
  },
);

import { describe, expect, it } from "vitest";
import { compared } from "./order.svelte.ts";

describe("a hand in the order its cards came", () => {
  it("keeps the order of what stays and puts new cards last", () => {
    const { kept, came } = compared(["b1", "r5", "g2"], ["r5", "y7", "b1"]);
    expect(kept).toEqual(["b1", "r5"]);
    expect(came).toEqual(["y7"]);
  });

  it("tells two cards that are the same from one", () => {
    expect(compared(["r5", "r5"], ["r5"])).toEqual({ kept: ["r5"], came: [] });
    expect(compared(["r5"], ["r5", "r5"])).toEqual({ kept: ["r5"], came: ["r5"] });
  });
});

import { describe, expect, it } from "vitest";
import { readPosition, writePosition } from "./address.ts";

describe("the address of a position", () => {
  it("comes back as it was written", () => {
    expect(readPosition(writePosition(12, 1), 2)).toEqual({ at: 12, eyes: 1 });
    expect(readPosition(writePosition(0, null), 2)).toEqual({ at: 0, eyes: null });
  });

  it("leaves open what it does not say or what makes no sense", () => {
    expect(readPosition("", 2)).toEqual({ at: null, eyes: undefined });
    expect(readPosition("?at=x&seat=7", 2)).toEqual({ at: null, eyes: undefined });
    expect(readPosition("?at=-1&seat=-1", 2)).toEqual({ at: null, eyes: undefined });
  });
});

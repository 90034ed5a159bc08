import { describe, expect, it } from "vitest";
import { plainFace } from "./face.ts";

describe("what is printed on a card", () => {
  it("knows numbers and where they lie between the ends", () => {
    expect(plainFace(2)).toMatchObject({ kind: "number", number: 2 });
    expect(plainFace(60, [1, 60])).toMatchObject({ height: 1 });
    expect(plainFace(1, [1, 60])).toMatchObject({ height: 0 });
    expect(plainFace(500)).toMatchObject({ height: 1 });
  });

  it("knows colours with numbers of one or two digits", () => {
    expect(plainFace("y10")).toEqual({ kind: "colour", colour: "y", digits: "10" });
    expect(plainFace("g0")).toEqual({ kind: "colour", colour: "g", digits: "0" });
  });

  it("shows cards it has never heard of by their code", () => {
    expect(plainFace("K♠")).toEqual({ kind: "other", text: "K♠" });
  });
});

import { describe, expect, it } from "vitest";
import { faceOf, height } from "./face.ts";

describe("what is printed on a card", () => {
  it("knows numbers and where they lie between the ends", () => {
    expect(faceOf("the-game", 2)).toMatchObject({ kind: "number", number: 2 });
    expect(height("face-to-face", 60)).toBe(1);
    expect(height("face-to-face", 1)).toBe(0);
    expect(height("the-game", 60)).toBeLessThan(0.6);
    expect(height("unheard-of", 500)).toBe(1);
  });

  it("knows colours with numbers of one or two digits", () => {
    expect(faceOf("quick-and-easy", "y10")).toEqual({ kind: "colour", colour: "y", digits: "10" });
    expect(faceOf("snakes-and-ladders", "g0")).toEqual({
      kind: "colour",
      colour: "g",
      digits: "0",
    });
  });

  it("knows actions with a colour and without", () => {
    expect(faceOf("snakes-and-ladders", "bS")).toEqual({
      kind: "action",
      colour: "b",
      action: "skip",
    });
    expect(faceOf("snakes-and-ladders", "W4")).toEqual({
      kind: "action",
      colour: null,
      action: "wild-draw-four",
    });
  });

  it("shows cards of games it has never heard of by their code", () => {
    expect(faceOf("unheard-of", "K♠")).toEqual({ kind: "other", text: "K♠" });
  });
});

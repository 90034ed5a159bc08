import { describe, expect, it } from "vitest";
import { heapsOf, svgOf, wrapped } from "./picture.ts";

describe("the picture of a result", () => {
  it("breaks lines between words only", () => {
    expect(wrapped("all the cards lie", 8)).toEqual(["all the", "cards", "lie"]);
    expect(wrapped("unbreakable", 4)).toEqual(["unbreakable"]);
  });

  it("shows the tops of the piles, and the row where nothing lies", () => {
    const view = { piles: [[4, 8], [], [3], [59, 12]] };
    const heaps = heapsOf("face-to-face", view);
    expect(heaps.map(({ card, from, tone }) => [card, from, tone])).toEqual([
      [8, 1, "gold"],
      [null, 60, "gold"],
      [3, 1, "silver"],
      [12, 60, "silver"],
    ]);
    expect(heapsOf("snakes-and-ladders", { discards: ["r5", "W4"] })).toEqual([
      { card: "r5", count: 1 },
      { card: "W4", count: 1 },
    ]);
    expect(heapsOf("unknown", {})).toEqual([]);
  });

  it("lets nobody's name be more than a name", () => {
    const svg = svgOf("the-game", {
      title: "The Game",
      headline: "!",
      sentence: "",
      people: [{ name: '<script>&"', won: true }],
      piles: [],
      brand: "Stosy",
    });
    expect(svg).not.toContain("<script>");
    expect(svg).toContain("★ &#60;script&#62;&#38;&#34;");
  });
});

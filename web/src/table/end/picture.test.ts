import { describe, expect, it } from "vitest";
import { svgOf, wrapped } from "./picture.ts";

describe("the picture of a result", () => {
  it("breaks lines between words only", () => {
    expect(wrapped("all the cards lie", 8)).toEqual(["all the", "cards", "lie"]);
    expect(wrapped("unbreakable", 4)).toEqual(["unbreakable"]);
  });

  it("lets nobody's name be more than a name", () => {
    const svg = svgOf("whist", {
      title: "Whist",
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

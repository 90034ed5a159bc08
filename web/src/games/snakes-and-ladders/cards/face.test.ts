import { expect, test } from "vitest";
import { snakesFace } from "./face.ts";

test("actions have a colour or none", () => {
  expect(snakesFace("bS")).toMatchObject({ kind: "drawn", card: "bS", colour: "b", sign: "⊘" });
  expect(snakesFace("W4")).toMatchObject({ kind: "drawn", card: "W4", colour: null, sign: "+4" });
});

test("all other cards are plain", () => {
  expect(snakesFace("g0")).toEqual({ kind: "colour", colour: "g", digits: "0" });
});

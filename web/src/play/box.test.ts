import { expect, it } from "vitest";
import { type Box, shownAt } from "./box.ts";

const box = (x: number, y: number, width: number, turn = 0): Box => ({
  x,
  y,
  width,
  height: width * 1.4,
  turn,
});

it("shows a card where another lies, as large and as askew", () => {
  expect(shownAt(box(10, 20, 50, -6), box(110, 220, 100))).toBe(
    "translate(-100px, -200px) rotate(-6deg) scale(0.5)",
  );
});

it("keeps the shape of cards, whatever the shape of the place", () => {
  const wide = { x: 0, y: 0, width: 300, height: 70, turn: 0 };
  expect(shownAt(wide, box(0, 0, 50))).toContain("scale(1)");
});

import { describe, expect, it } from "vitest";
import { ASPECT, spread, type Spread } from "./spread.ts";

const PHONE = { width: 336, height: 150 };

function strips({ places }: Spread): number[] {
  const beside = places.flatMap((place, i) => {
    const before = places[i - 1];
    return before && before.y === place.y ? [place.x - before.x] : [];
  });
  return beside;
}

describe("the cards of a hand", () => {
  it("all lie in their place, which scrolls if there are too many", () => {
    for (const width of [240, 300, 600, 1200])
      for (const height of [96, 130, 200, 260])
        for (let count = 1; count <= 40; count++) {
          const { places, width: card, total } = spread(count, { width, height }, count >> 1);
          expect(places).toHaveLength(count);
          for (const { x, y } of places) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(x + card).toBeLessThanOrEqual(total + 0.01);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y + card * ASPECT).toBeLessThanOrEqual(height + 0.01);
          }
        }
  });

  it("never move up or down because one more is there", () => {
    const tops = [5, 6, 7].map((count) => spread(count, PHONE).places[0]!.y);
    expect(new Set(tops).size).toBe(1);
  });

  it("each shows its number", () => {
    for (let count = 2; count <= 40; count++) {
      const laid = spread(count, PHONE);
      expect(Math.min(laid.width, ...strips(laid))).toBeGreaterThan(laid.width * 0.45);
    }
  });

  it("can each be hit where a tap lays at once, whichever is raised", () => {
    for (const screen of [320, 360, 390])
      for (let count = 2; count <= 40; count++)
        for (const raised of [null, 0, count >> 1]) {
          const space = { width: screen - 12, height: 130, quick: true };
          expect(Math.min(44, ...strips(spread(count, space, raised)))).toBeCloseTo(44);
        }
  });

  it("lie side by side where there is room", () => {
    const { places, width, rows } = spread(6, { width: 1200, height: 190 });
    expect(rows).toBe(1);
    expect(places[1]!.x - places[0]!.x).toBeGreaterThan(width);
  });

  it("take more rows when there are many and the place is high enough", () => {
    const { rows, total } = spread(16, { width: 300, height: 240, quick: true });
    expect(rows).toBeGreaterThan(1);
    expect(total).toBe(300);
  });

  it("scroll when even small cards do not fit", () => {
    const { total } = spread(30, { width: 308, height: 110, quick: true });
    expect(total).toBeGreaterThan(308);
  });

  it("leave a target's width of the raised card, and the ends where they are", () => {
    const flat = spread(9, PHONE).places;
    const { places } = spread(9, PHONE, 3);
    expect(places[4]!.x - places[3]!.x).toBeGreaterThanOrEqual(44);
    expect(places[0]).toEqual(flat[0]);
    expect(places[8]!.x).toBeCloseTo(flat[8]!.x);
  });
});

import { describe, expect, it } from "vitest";
import { ASPECT, spread } from "./spread.ts";

const PHONE = { width: 336, height: 740 };

describe("the cards of a hand", () => {
  it("all lie within the width, on phones and on desks", () => {
    for (const width of [280, 336, 600, 1200])
      for (let count = 1; count <= 40; count++) {
        const { places, width: card } = spread(count, { width }, count >> 1);
        expect(places).toHaveLength(count);
        for (const { x } of places) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + card).toBeLessThanOrEqual(width + 0.01);
        }
      }
  });

  it("each shows its number", () => {
    for (let count = 2; count <= 40; count++) {
      const { places, width } = spread(count, PHONE);
      const beside = places.slice(1).filter((place, i) => place.y === places[i]!.y);
      const strips = beside.map((place) => place.x - places[places.indexOf(place) - 1]!.x);
      expect(Math.min(width, ...strips)).toBeGreaterThan(width * 0.45);
    }
  });

  it("can each be hit where a tap lays at once, whichever is raised", () => {
    for (const screen of [360, 390])
      for (let count = 2; count <= 40; count++)
        for (const raised of [null, 0, count >> 1]) {
          const space = { width: screen - 12, height: 740, quick: true };
          const { places } = spread(count, space, raised);
          const beside = places.slice(1).filter((place, i) => place.y === places[i]!.y);
          const strips = beside.map((place) => place.x - places[places.indexOf(place) - 1]!.x);
          expect(Math.min(44, ...strips)).toBeCloseTo(44);
        }
  });

  it("lie side by side where there is room", () => {
    const { places, width, rows } = spread(6, { width: 900 });
    expect(rows).toBe(1);
    expect(places[1]!.x - places[0]!.x).toBeGreaterThan(width);
  });

  it("take more rows when there are many", () => {
    for (const quick of [false, true]) {
      const { rows, height, width } = spread(40, { ...PHONE, quick });
      expect(rows).toBeGreaterThan(2);
      expect(height).toBeGreaterThan(width * ASPECT);
      expect(height).toBeLessThan(PHONE.height / 2.5);
    }
  });

  it("leave a target's width of the raised card, and the ends where they are", () => {
    const flat = spread(9, PHONE).places;
    const { places } = spread(9, PHONE, 3);
    expect(places[4]!.x - places[3]!.x).toBeGreaterThanOrEqual(44);
    expect(places[0]).toEqual(flat[0]);
    expect(places[8]!.x).toBeCloseTo(flat[8]!.x);
  });
});

import { describe, expect, it } from "vitest";
import { ringPlaces, sideOf } from "./places.ts";

const others = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("places around the table", () => {
  it.each(others)("seat everybody else once, clockwise from the left: %i others", (count) => {
    const seats = ringPlaces(count + 1, 2 % (count + 1)).map((place) => place.seat);
    expect(seats).toEqual(others.slice(0, count).map((step) => (2 + step) % (count + 1)));
  });

  it.each(others)("share no cell of the narrow ring: %i others", (count) => {
    const places = ringPlaces(count + 1, 0);
    const cells = new Set(places.map((place) => `${place.column} ${place.row}`));
    expect(cells.size).toBe(count);
    expect(Math.max(...places.map((place) => place.row))).toBe(sideOf(count) + 1);
  });

  it("put the first neighbour at the left and the last at the right", () => {
    const places = ringPlaces(6, 0);
    expect(places[0]!.x).toBeLessThan(50);
    expect(places.at(-1)!.x).toBeGreaterThan(50);
    expect(places[0]!.column).toBe("1 / span 2");
    expect(places.at(-1)!.column).toBe("5 / span 2");
  });
});

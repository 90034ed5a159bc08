import type { Colour } from "../slices/face.ts";

/** The shape of each colour in a box from -10 to 10, of about equal weight to the eye. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  // Circle.
  r: "M-8.6 0a8.6 8.6 0 1 1 17.2 0a8.6 8.6 0 1 1-17.2 0z",
  // Star of five points.
  y: "M0-9.9 2.9-3.6 9.6-2.8 4.7 1.9 6 8.7 0 5.4-6 8.7-4.7 1.9-9.6-2.8-2.9-3.6z",
  // Triangle.
  g: "M0-8.6 9.2 7.6-9.2 7.6z",
  // Drop.
  b: "M0-10C3-5.4 7.4-1.6 7.4 3.1a7.4 7.1 0 0 1-14.8 0C-7.4-1.6-3-5.4 0-10z",
  // Diamond.
  p: "M0-10 8 0 0 10-8 0z",
};

export const isColour = (letter: string): letter is Colour => letter in SHAPES;

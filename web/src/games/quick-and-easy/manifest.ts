import type { Slice } from "../../slices/slice.ts";

export default {
  minutes: 10,
  stillLife: [
    { row: "up", from: 1, to: 10, x: 13, y: 50, turn: -5 },
    { card: "b5", x: 27, y: 54, turn: 4 },
    { card: "y6", x: 43, y: 55, turn: -7 },
    { card: "p9", x: 57, y: 45, turn: 6 },
    { row: "down", from: 10, to: 1, x: 73, y: 50, turn: -4 },
    { card: "g2", x: 87, y: 54, turn: 6 },
  ],
} satisfies Slice;

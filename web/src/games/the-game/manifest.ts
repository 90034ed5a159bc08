import type { Slice } from "../../slices/slice.ts";

export default {
  minutes: 20,
  stillLife: [
    { row: "up", from: 1, to: 99, x: 13, y: 48, turn: -6 },
    { card: 8, x: 27, y: 54, turn: 3 },
    { card: 42, x: 43, y: 56, turn: -6 },
    { card: 58, x: 57, y: 45, turn: 5 },
    { row: "down", from: 100, to: 2, x: 73, y: 48, turn: -3 },
    { card: 91, x: 87, y: 54, turn: 6 },
  ],
} satisfies Slice;

import { plainFace } from "../../slices/face.ts";
import type { Slice } from "../../slices/slice.ts";

export default {
  minutes: 20,
  stillLife: [
    { row: "up", from: 1, to: 59, tone: "gold", x: 13, y: 46, turn: -8 },
    { card: 27, tone: "gold", x: 26, y: 52, turn: -2 },
    { card: 17, tone: "gold", x: 39, y: 58, turn: 5 },
    { row: "down", from: 60, to: 2, tone: "silver", x: 87, y: 54, turn: 8 },
    { card: 35, tone: "silver", x: 74, y: 48, turn: 2 },
    { card: 45, tone: "silver", x: 61, y: 42, turn: -5 },
  ],
  face: (card) => plainFace(card, [1, 60]),
} satisfies Slice;

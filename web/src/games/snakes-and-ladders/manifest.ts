import type { Slice } from "../../slices/slice.ts";
import { snakesFace } from "./cards/face.ts";

export default {
  minutes: 30,
  stillLife: [
    { card: "r5", x: 15, y: 60, turn: -16 },
    { card: "bS", x: 32, y: 52, turn: -8 },
    { card: "W4", x: 50, y: 49, turn: 0 },
    { card: "gD", x: 68, y: 52, turn: 8 },
    { card: "yR", x: 85, y: 60, turn: 16 },
  ],
  face: snakesFace,
} satisfies Slice;

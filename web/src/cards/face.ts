import { type Face, plainFace } from "../slices/face.ts";
import { sliceOf } from "../slices/slice.ts";
import type { Card } from "../words/reader.ts";

/** What is printed on a card of a game. */
export function faceOf(game: string, card: Card): Face {
  return (sliceOf(game)?.face ?? plainFace)(card);
}

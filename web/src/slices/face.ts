import type { Component } from "svelte";
import type { Card } from "../words/reader.ts";

/** The letters of the colours; each has a shape too, so that nobody needs to see colours. */
export type Colour = "r" | "y" | "g" | "b" | "p";
export type Tone = "gold" | "silver";

/** What is printed on a card. One that a game draws itself is told by a sign where it is small. */
export type Face =
  | { readonly kind: "number"; readonly number: number; readonly height: number }
  | { readonly kind: "colour"; readonly colour: Colour; readonly digits: string }
  | {
      readonly kind: "drawn";
      readonly drawing: Component<{ card: string }>;
      readonly card: string;
      readonly colour: Colour | null;
      readonly sign: string;
    }
  | { readonly kind: "other"; readonly text: string };

const ENDS = [1, 100] as const;

/** A number, which lies between ends; a colour with a number; anything else as it is written. */
export function plainFace(card: Card, ends: readonly [number, number] = ENDS): Face {
  if (typeof card === "number") return { kind: "number", number: card, height: height(card, ends) };
  const [, colour, digits] = /^([rygbp])(\d{1,2})$/.exec(card) ?? [];
  if (!colour || !digits) return { kind: "other", text: card };
  return { kind: "colour", colour: colour as Colour, digits };
}

/** How high a number stands between two ends: 0 at the lower, 1 at the upper one. */
function height(number: number, [low, high]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (number - low) / (high - low)));
}

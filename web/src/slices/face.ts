import type { Component } from "svelte";
import type { Card } from "../words/reader.ts";

/** The letters of the colours. Each colour also has a shape, for people who do not see colours. */
export type Colour = "r" | "y" | "g" | "b" | "p";
export type Tone = "gold" | "silver";

/** What is printed on a card; a card with a picture of its own has a sign for small sizes. */
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

/** The face of a card: a number within a range, a colour with a number, or text. */
export function plainFace(card: Card, ends: readonly [number, number] = ENDS): Face {
  if (typeof card === "number") return { kind: "number", number: card, height: height(card, ends) };
  const [, colour, digits] = /^([rygbp])(\d{1,2})$/.exec(card) ?? [];
  if (!colour || !digits) return { kind: "other", text: card };
  return { kind: "colour", colour: colour as Colour, digits };
}

/** The position of a number in a range: 0 at the lower end, 1 at the upper end. */
function height(number: number, [low, high]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (number - low) / (high - low)));
}

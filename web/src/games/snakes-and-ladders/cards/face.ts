import { type Colour, type Face, plainFace } from "../../../slices/face.ts";
import type { Card } from "../../../words/reader.ts";
import ActionFace from "./ActionFace.svelte";
import Wild from "./Wild.svelte";

/** What a card does, as it is drawn. */
export type ActionKind = "skip" | "draw-two" | "reverse";

const ACTIONS: Readonly<Record<string, ActionKind>> = { S: "skip", D: "draw-two", R: "reverse" };
const SIGNS = { skip: "⊘", "draw-two": "+2", reverse: "⇄" } as const;
const WILDS: Readonly<Record<string, string>> = { W: "?", W4: "+4" };

export function snakesFace(card: Card): Face {
  const code = String(card);
  const wild = WILDS[code];
  if (wild) return { kind: "drawn", drawing: Wild, card: code, colour: null, sign: wild };
  const action = actionOf(code);
  if (!action) return plainFace(card);
  const colour = code[0] as Colour;
  return { kind: "drawn", drawing: ActionFace, card: code, colour, sign: SIGNS[action] };
}

export function actionOf(card: string): ActionKind | undefined {
  return ACTIONS[card.slice(1)];
}

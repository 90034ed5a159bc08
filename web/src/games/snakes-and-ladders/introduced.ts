import { isWild, type SnakesEvent } from "./chances.ts";

/** Pictures on cards, as their codes end. */
const PICTURES: Readonly<Record<string, string>> = { S: "skip", D: "two", R: "reverse" };

/** What is special about an event, for the words `intro-<code>`. */
export function specialIn(event: SnakesEvent): string | null {
  if (event.event === "challenged") return "challenge";
  if (event.event === "called_out") return "call-out";
  if (event.event !== "card_laid") return null;
  const { card, intervened, one_card } = event;
  if (intervened) return "cut-in";
  if (one_card) return "one-card";
  if (isWild(card)) return card === "W" ? "wild" : "four";
  return PICTURES[card.slice(1)] ?? null;
}

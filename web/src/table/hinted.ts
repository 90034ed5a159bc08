import type { Facts } from "../words/reader.ts";

/** Where an action takes place at the table, as selectors: a card in the hand, a pile. */
export function placesOf(action: Facts): readonly string[] {
  const places: string[] = [];
  if (action.card !== undefined) places.push(`[data-card="${String(action.card)}"]`);
  if (action.pile !== undefined) places.push(`[data-drop="${String(action.pile)}"]`);
  if (action.do === "end_turn") places.push("[data-end]");
  if (action.do === "draw") places.push('[data-spot="draw"]');
  return places;
}

/** Mark the places of an action for as long as it is not taken back. */
export function mark(action: Facts): () => void {
  const found = placesOf(action).flatMap((place) => [...document.querySelectorAll(place)]);
  for (const element of found) element.setAttribute("data-hinted", "");
  return () => found.forEach((element) => element.removeAttribute("data-hinted"));
}

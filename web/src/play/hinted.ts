import type { Facts } from "../words/reader.ts";

/** Selectors of an action's places on the table: a card, a pile, a button. */
export function placesOf(action: Facts): readonly string[] {
  const places: string[] = [];
  if (action.card !== undefined) places.push(`[data-card="${String(action.card)}"]`);
  if (action.pile !== undefined) places.push(`[data-drop="${String(action.pile)}"]`);
  if (action.do !== undefined) places.push(`[data-do="${String(action.do)}"]`);
  return places;
}

/** Marks the places of an action until the returned function is called. */
export function mark(action: Facts): () => void {
  const found = placesOf(action).flatMap((place) => [...document.querySelectorAll(place)]);
  for (const element of found) element.setAttribute("data-hinted", "");
  return () => found.forEach((element) => element.removeAttribute("data-hinted"));
}

import type { Facts } from "../words/reader.ts";

/** Selectors of everything that a step of a lesson touches on the table. */
export function stepPlaces(action: Facts): readonly string[] {
  const places: string[] = [];
  if (action.signal !== undefined) {
    const about = [action.signal, action.pile, action.colour, action.level];
    return [`[data-signal="${about.filter(Boolean).join(" ")}"]`];
  }
  if (action.card !== undefined) places.push(`[data-card="${String(action.card)}"]`);
  if (action.pile !== undefined) places.push(`[data-drop="${String(action.pile)}"]`);
  if (action.colour) places.push(`[data-colour="${String(action.colour)}"]`);
  if (action.one_card) places.push('[data-do="one_card"]');
  places.push(`[data-do="${String(action.do)}"]`);
  return places;
}

/** Marks the places of a step, also those that appear later, until the returned function is called. */
export function keepMarked(action: Facts): () => void {
  const places = stepPlaces(action).join(", ");
  const marked = new Set<Element>();
  const mark = () => {
    for (const element of document.querySelectorAll(places)) {
      if (element.hasAttribute("data-taught")) continue;
      element.setAttribute("data-taught", "");
      marked.add(element);
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    marked.forEach((element) => element.removeAttribute("data-taught"));
  };
}

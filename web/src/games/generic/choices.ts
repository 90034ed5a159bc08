import type { Offer } from "../../table/sight.ts";
import type { Card, Facts } from "../../words/reader.ts";

/** All actions of all offers: those with a card by that card, the others by what they do. */
export interface Choices {
  readonly byCard: ReadonlyMap<Card, readonly Facts[]>;
  readonly others: readonly Group[];
}

export interface Group {
  readonly does: string;
  readonly actions: readonly Facts[];
}

/** What people have to notice by themselves is never told by what is offered (SL14). */
const NOTICED = "call_out";

/** Such actions against everybody else, at all times, where the game has them. */
export function callsOf(has: boolean, seats: number, you: number | null): Facts[] {
  if (!has || you === null) return [];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you);
  return others.map((target) => ({ do: NOTICED, target }));
}

export function choicesOf(offers: readonly Offer[], hand: readonly Card[]): Choices {
  const byCard = new Map<Card, Facts[]>();
  const others = new Map<string, Facts[]>();
  for (const action of offers.flatMap((offer) => offer.actions)) {
    if (action.do === NOTICED) continue;
    const card = action.card as Card | undefined;
    if (card !== undefined && hand.includes(card)) put(byCard, card, action);
    else put(others, String(action.do), action);
  }
  return { byCard, others: [...others].map(([does, actions]) => ({ does, actions })) };
}

function put<K>(into: Map<K, Facts[]>, key: K, action: Facts): void {
  const there = into.get(key);
  if (there) there.push(action);
  else into.set(key, [action]);
}

/** An action without words of its own: its fields as they are. */
export function plainly(action: Facts): string {
  const { do: does, ...fields } = action;
  const said = Object.values(fields).filter((value) => value !== null && value !== false);
  return [String(does).replaceAll("_", " "), ...said.map(String)].join(" ");
}

import type { Action } from "../wire/types.ts";
import type { Card, Facts } from "../words/reader.ts";

/** All actions of all offers: those with a card by that card, the others by what they do. */
export interface Choices<A> {
  readonly byCard: ReadonlyMap<Card, readonly A[]>;
  readonly others: readonly Group<A>[];
}

export interface Group<A> {
  readonly does: string;
  readonly actions: readonly A[];
}

/** What people have to notice by themselves is never told by what is offered (SL14). */
const NOTICED = "call_out";

/** Such actions against everybody else, at all times, where the game has them. */
export function callsOf(has: boolean, seats: number, you: number | null) {
  if (!has || you === null) return [];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you);
  return others.map((target) => ({ do: NOTICED, target }) satisfies Action);
}

export function choicesOf<A extends Facts>(
  offers: readonly { readonly actions: readonly A[] }[],
  hand: readonly Card[],
): Choices<A> {
  const byCard = new Map<Card, A[]>();
  const others = new Map<string, A[]>();
  for (const action of offers.flatMap((offer) => offer.actions)) {
    if (action.do === NOTICED) continue;
    const card = hand.find((each) => each === action.card);
    if (card !== undefined) put(byCard, card, action);
    else put(others, String(action.do), action);
  }
  return { byCard, others: [...others].map(([does, actions]) => ({ does, actions })) };
}

function put<K, A>(into: Map<K, A[]>, key: K, action: A): void {
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

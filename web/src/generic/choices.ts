import type { ActionInfo } from "../wire/types.ts";
import type { Card, Facts } from "../words/reader.ts";

/** All offered actions: those with a card of the hand by card, the others by name. */
export interface Choices<A> {
  readonly byCard: ReadonlyMap<Card, readonly A[]>;
  readonly others: readonly Group<A>[];
}

export interface Group<A> {
  readonly does: string;
  readonly actions: readonly A[];
}

/** Descriptions of a game's actions, by their names. */
type Kinds = Readonly<Record<string, ActionInfo>>;

/** The field of an action that names another player. */
const TARGET = "target";

/**
 * Actions that players have to notice themselves. They are always shown, for every other player, so
 * that they reveal nothing.
 */
export function triesOf(kinds: Kinds, seats: number, you: number | null): readonly Group<Facts>[] {
  if (you === null) return [];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you);
  return Object.entries(kinds)
    .filter(([, { listed, fields }]) => !listed && fields.every((field) => field === TARGET))
    .map(([does, { fields }]) => ({
      does,
      actions: fields.length ? others.map((target) => ({ do: does, target })) : [{ do: does }],
    }));
}

export function choicesOf<A extends Facts>(
  offers: readonly { readonly actions: readonly A[] }[],
  hand: readonly Card[],
  kinds: Kinds,
): Choices<A> {
  const byCard = new Map<Card, A[]>();
  const others = new Map<string, A[]>();
  for (const action of offers.flatMap((offer) => offer.actions)) {
    const does = String(action.do);
    if (!kinds[does]?.listed) continue;
    const card = hand.find((each) => each === action.card);
    if (card !== undefined) put(byCard, card, action);
    else put(others, does, action);
  }
  return { byCard, others: [...others].map(([does, actions]) => ({ does, actions })) };
}

/** Of a card's actions those that the piles show, by their names, and the others. */
export function atPiles<A extends Facts>(
  actions: readonly A[],
  piles: readonly string[],
): { readonly at: ReadonlyMap<string, A>; readonly rest: readonly A[] } {
  const at = new Map<string, A>();
  for (const pile of piles) {
    const [one, ...others] = actions.filter((action) => action.pile === pile);
    if (one && others.length === 0) at.set(pile, one);
  }
  return { at, rest: actions.filter((action) => at.get(String(action.pile)) !== action) };
}

function put<K, A>(into: Map<K, A[]>, key: K, action: A): void {
  const there = into.get(key);
  if (there) there.push(action);
  else into.set(key, [action]);
}

/** The text of an action without a message: its name and fields. */
export function plainly(action: Facts): string {
  const { do: does, ...fields } = action;
  const said = Object.values(fields).filter((value) => value !== null && value !== false);
  return [String(does).replaceAll("_", " "), ...said.map(String)].join(" ");
}

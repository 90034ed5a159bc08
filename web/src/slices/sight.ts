import type { Facts } from "../words/reader.ts";
import type {
  Action,
  Card,
  Event,
  GameId,
  Offer,
  Planned,
  SeatFacts,
  View,
} from "../wire/types.ts";

/**
 * What a person at a table sees: all a game's table is drawn from, whether the match is played,
 * watched or replayed.
 */
export interface Sight<G extends GameId = GameId> {
  readonly game: string;
  /** What everybody is called; the words of all sentences use these. */
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** The seat whose eyes these are; null looks on. */
  readonly you: number | null;
  readonly view: View<G>;
  readonly offers: readonly Offer<G>[];
  /** The latest events, for cards to fly by; `serial` tells one lot from the next. */
  readonly news: News<G>;
  /** In a replay with everything open: all hands. */
  readonly hands: readonly (readonly Card<G>[])[] | null;
  /** An action is on its way. */
  readonly busy: boolean;
  /** Can things be done here at all? Not in a replay, nor by those who look on. */
  readonly live: boolean;
  /** Ms since the page began when the seat waited for runs out of time; null without a clock. */
  readonly deadline: number | null;

  /**
   * Take an action, or several, all or none of them; true when that is done. Refusals are shown by
   * whoever owns the sight.
   */
  act(...actions: Action<G>[]): Promise<boolean>;
  /** Try actions without taking them: what could be done after them, or null if one is refused. */
  plan(actions: readonly Action<G>[]): Promise<Planned<G> | null>;
  /** These actions are arranged and not taken yet: hints are for what comes after them. */
  intend?(actions: readonly Action<G>[]): void;
}

export interface News<G extends GameId = GameId> {
  readonly serial: number;
  readonly events: readonly Event<G>[];
  /** The view is not what these events lead to step by step: draw it without moving cards. */
  readonly gap: boolean;
}

export const NO_NEWS: News<never> = { serial: 0, events: [], gap: true };

/** Does the game wait for the viewer? */
export function waited(offers: readonly Offer[]): boolean {
  return offers.some((offer) => offer.fallback !== null);
}

/** The id of the offer that an action answers. */
export function offerOf(offers: readonly Offer[], action: Facts): string | null {
  const answers = ({ actions }: Offer) => actions.some((each) => same(each, action));
  return offers.find(answers)?.id ?? null;
}

/** Are these the same action? Fields that say nothing may be left out. */
export function same(one: Facts, other: Facts): boolean {
  return canonical(one) === canonical(other);
}

function canonical(action: Facts): string {
  const said = Object.entries(action).filter(
    ([, v]) => v !== null && v !== false && v !== undefined,
  );
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

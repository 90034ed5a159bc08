import type { Card, Facts } from "../words/reader.ts";
import type { GameId, GameTypes, SeatFacts } from "../wire/types.ts";

/**
 * What a person at a table sees: all a game's table is drawn from, whether the match is played,
 * watched or replayed.
 */
export interface Sight<View = unknown, Action = Facts> {
  readonly game: string;
  /** What everybody is called; the words of all sentences use these. */
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** The seat whose eyes these are; null looks on. */
  readonly you: number | null;
  readonly view: View;
  readonly offers: readonly Offer<Action>[];
  /** The latest events, for cards to fly by; `serial` tells one lot from the next. */
  readonly news: News;
  /** In a replay with everything open: all hands. */
  readonly hands: readonly (readonly Card[])[] | null;
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
  act(...actions: Action[]): Promise<boolean>;
  /** Try actions without taking them: what could be done after them, or null if one is refused. */
  plan(actions: readonly Action[]): Promise<Planned<View, Action> | null>;
  /** These actions are arranged and not taken yet: hints are for what comes after them. */
  intend?(actions: readonly Action[]): void;
}

export type SightOf<G extends GameId> = Sight<GameTypes[G]["view"], GameTypes[G]["action"]>;

export interface Planned<View, Action> {
  readonly view: View;
  readonly offers: readonly Offer<Action>[];
}

/** Actions the viewer may take now; the game waits for those with a fallback. */
export interface Offer<Action = Facts> {
  readonly id: string;
  readonly seat: number;
  readonly actions: readonly Action[];
  readonly fallback: Action | null;
}

/**
 * What might be good, no action being to let an opportunity go: why, and how likely one wins by it,
 * from 0 to 1.
 */
export interface Suggestion {
  readonly action: Facts | null;
  readonly reason: string;
  readonly detail?: Facts;
  readonly chance?: number | null;
}

export interface News {
  readonly serial: number;
  readonly events: readonly Facts[];
  /** The view is not what these events lead to step by step: draw it without moving cards. */
  readonly gap: boolean;
}

export const NO_NEWS: News = { serial: 0, events: [], gap: true };

/** Does the game wait for the viewer? */
export function waited(offers: readonly Offer<unknown>[]): boolean {
  return offers.some((offer) => offer.fallback !== null);
}

/** The id of the offer that an action answers. */
export function offerOf<A>(offers: readonly Offer<A>[], action: A): string | null {
  const wanted = canonical(action);
  return (
    offers.find((offer) => offer.actions.some((each) => canonical(each) === wanted))?.id ?? null
  );
}

/** Are these the same action? Fields that say nothing may be left out. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(action: unknown): string {
  const said = Object.entries(action as Facts).filter(
    ([, v]) => v !== null && v !== false && v !== undefined,
  );
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

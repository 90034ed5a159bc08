import type { Facts } from "../words/reader.ts";
import type {
  Action,
  Card,
  Event,
  GameId,
  Offer,
  Planned,
  Reacted,
  SeatFacts,
  Suggested,
  Stage,
  Update,
  View,
} from "../wire/types.ts";

/**
 * What a person at a table sees. A game's table is drawn from it alone, for a match that is played,
 * watched or replayed.
 */
export interface Sight<G extends GameId = GameId> {
  readonly game: string;
  /** The names of the seats, as sentences use them. */
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  readonly view: View<G>;
  readonly offers: readonly Offer<G>[];
  /** The latest events, to animate; `serial` changes with each batch. */
  readonly news: News<G>;
  /** All hands, in a replay that shows everything. */
  readonly hands: readonly (readonly Card<G>[])[] | null;
  /** Can the viewer act? False in replays and for spectators. */
  readonly live: boolean;
  /** When the seat waited for runs out of time, in ms since the page was loaded; null without a clock. */
  readonly deadline: number | null;
  /** The next sensible thing for the viewer, in the words `coach-<code>`. */
  readonly coach?: Update["coach"];
  /** The step of a lesson; "done" after the last one, null where nothing is taught. */
  readonly lesson?: Stage<G> | "done" | null;
  /** Begins the game's lesson, while that is offered. */
  readonly showMe?: (() => void) | null;
  /** Nothing can be told to the team from here. */
  readonly mute?: boolean;
  /** The match is over, and how is told beside the table. */
  readonly over?: boolean;
  /** Why the viewer's last action was refused, for as long as it should be read. */
  readonly refused?: Refused | null;

  /**
   * Take one or more actions, all or none; true on success. The owner of the sight shows refusals.
   */
  act(...actions: Action<G>[]): Promise<boolean>;
  /** The view and offers after actions, without taking them; null if one is refused. */
  plan(actions: readonly Action<G>[]): Promise<Planned<G> | null>;
  /** Says which actions are planned, so that hints are for the position after them. */
  intend?(actions: readonly Action<G>[]): void;
  /** What keeps the table from going on, such as a lost connection, in words. */
  readonly trouble?: string | null;
  /** The hints that were asked for, if any. */
  readonly advice?: Suggestions | null;
  /** A table where a suggested action is not simply sent says how it is done. */
  onAdvised?(perform: (action: Action<G>) => void): void;
  /** Shows everybody a small feeling; null where that is not possible. */
  readonly react?: ((reaction: Reaction) => void) | null;
  /** Opens what one can do about the person on a seat; null where nobody can be met. */
  readonly meet?: ((seat: number) => void) | null;
  /** Lets the bots hurry; null where they cannot. */
  readonly hurry?: (() => void) | null;
}

export type Reaction = Reacted["reaction"];
export const REACTIONS: readonly Reaction[] = [
  "hello",
  "well_done",
  "thanks",
  "wow",
  "oops",
  "haha",
];

/** Hints, one of which is shown on the table. */
export interface Suggestions {
  readonly open: boolean;
  readonly thinking: boolean;
  readonly found: readonly Suggested[] | null;
  readonly shown: number;
  readonly current: Suggested | undefined;
  show(index: number): void;
  perform(): void;
  close(): void;
}

/** A refusal in words, with the rule behind it. */
export interface Refused {
  readonly text: () => string;
  readonly rule: string;
}

export interface News<G extends GameId = GameId> {
  readonly serial: number;
  readonly events: readonly Event<G>[];
  /** Some events are missing: draw the view without animation. */
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

/** Are these the same action? Empty fields may be missing. */
export function same(one: Facts, other: Facts): boolean {
  return canonical(one) === canonical(other);
}

function canonical(action: Facts): string {
  const said = Object.entries(action).filter(
    ([, v]) => v !== null && v !== false && v !== undefined,
  );
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

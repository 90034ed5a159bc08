import type { News, Sight } from "../../slices/sight.ts";
import type { Action, Event, Offer, View } from "../../wire/types.ts";

type Id = "snakes-and-ladders";
export type SnakesSight = Sight<Id>;
export type SnakesNews = News<Id>;
export type SnakesAction = Action<Id>;
export type SnakesView = View<Id>;
export type SnakesEvent = Event<Id>;
export type SnakesColour = NonNullable<SnakesView["colour"]>;

export const SNAKES_COLOURS: readonly SnakesColour[] = ["r", "y", "g", "b"];

/** The viewer's current offers, by kind. */
export interface SnakesChances {
  /** Does the game wait for the viewer? */
  readonly waited: boolean;
  /** Cards that may be laid in turn, and those that may cut in (SL9). */
  readonly lays: ReadonlySet<string>;
  readonly interventions: ReadonlySet<string>;
  /** What else may be done; calls are left out: noticing is up to people (SL14). */
  readonly may: ReadonlySet<Exclude<SnakesAction["do"], "lay" | "call_out" | "resign">>;
}

export function chancesOf(offers: readonly Offer<Id>[]): SnakesChances {
  const [lays, interventions] = [new Set<string>(), new Set<string>()];
  const may = new Set<Exclude<SnakesAction["do"], "lay" | "call_out" | "resign">>();
  for (const offer of offers)
    for (const action of offer.actions)
      if (action.do === "lay") (offer.fallback ? lays : interventions).add(action.card);
      else if (action.do !== "call_out" && action.do !== "resign") may.add(action.do);
  return { waited: offers.some((offer) => offer.fallback !== null), lays, interventions, may };
}

export function isWild(card: string): boolean {
  return card.startsWith("W");
}

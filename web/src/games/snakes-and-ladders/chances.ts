import type { Offer, SightOf } from "../../table/sight.ts";
import type { GameTypes } from "../../wire/types.ts";

export type Seen = SightOf<"snakes-and-ladders">;
export type Action = GameTypes["snakes-and-ladders"]["action"];
export type View = GameTypes["snakes-and-ladders"]["view"];
export type Event = GameTypes["snakes-and-ladders"]["event"];
export type Colour = NonNullable<View["colour"]>;

export const COLOURS: readonly Colour[] = ["r", "y", "g", "b"];

/** What the offers of the moment come to, for the viewer. */
export interface Chances {
  /** Does the game wait for the viewer? */
  readonly waited: boolean;
  /** Cards that may be laid in turn, and those that may cut in (SL9). */
  readonly lays: ReadonlySet<string>;
  readonly interventions: ReadonlySet<string>;
  /** What else may be done; calls are left out: noticing is up to people (SL14). */
  readonly may: ReadonlySet<Exclude<Action["do"], "lay" | "call_out" | "resign">>;
}

export function chancesOf(offers: readonly Offer<Action>[]): Chances {
  const [lays, interventions] = [new Set<string>(), new Set<string>()];
  const may = new Set<Exclude<Action["do"], "lay" | "call_out" | "resign">>();
  for (const offer of offers)
    for (const action of offer.actions)
      if (action.do === "lay") (offer.fallback ? lays : interventions).add(action.card);
      else if (action.do !== "call_out" && action.do !== "resign") may.add(action.do);
  return { waited: offers.some((offer) => offer.fallback !== null), lays, interventions, may };
}

export function isWild(card: string): boolean {
  return card.startsWith("W");
}

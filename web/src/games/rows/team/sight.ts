import type { Sight } from "../../../slices/sight.ts";
import type { Action, GameId, View } from "../../../wire/types.ts";

/** The games that a team plays on common piles: those in which signals stand. */
export type TeamId = {
  [G in GameId]: View<G> extends { readonly signals: unknown } ? G : never;
}[GameId];

export type TeamSight = Sight<TeamId>;
export type TeamView = View<TeamId>;
export type TeamAction = Action<TeamId>;
export type Signal = Extract<TeamAction, { readonly do: "signal" }>;

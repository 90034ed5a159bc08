import type { Sight } from "../../table/sight.ts";
import type { Card } from "../../words/reader.ts";
import type {
  QuickAndEasySignal,
  QuickAndEasyTeamResult,
  Resign,
  TheGameOptions,
  QuickAndEasyOptions,
} from "../../wire/types.ts";
import type { Lay } from "../rows/rows.ts";

/** What the team games tell alike; their cards and options differ. */
export type Signal = QuickAndEasySignal;

export interface Said {
  readonly seat: number;
  readonly signal: Signal;
}

export interface TeamView {
  readonly options: Partial<QuickAndEasyOptions & TheGameOptions>;
  readonly seat: number | null;
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly draw: number;
  readonly piles: readonly (readonly Card[])[];
  readonly turn: number;
  readonly turns: number;
  readonly laid: number;
  readonly signals: readonly Said[];
  readonly result: QuickAndEasyTeamResult | null;
}

export type TeamAction =
  Lay | { readonly do: "end_turn" } | { readonly do: "take_back" } | Signal | Resign;
export type TeamSight = Sight<TeamView, TeamAction>;

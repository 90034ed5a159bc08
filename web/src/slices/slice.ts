import type { Component } from "svelte";
import type { GameId, View } from "../wire/types.ts";
import type { Card } from "../words/reader.ts";
import type { Face, Tone } from "./face.ts";
import type { Sight } from "./sight.ts";

/**
 * A game in the browser is a folder `games/<id>`. Its small `manifest.ts` is always loaded; `table.ts`,
 * `rules.ts` and `end.ts` are loaded when they are shown. All parts are optional and have generic
 * defaults.
 */
export interface Slice {
  /** How long a match between people takes, roughly. */
  readonly minutes: number;
  /** A few cards for the picture on the home page. */
  readonly stillLife: readonly Placed[];
  /** What is printed on a card that is neither a plain number nor a colour with one. */
  readonly face?: (card: Card) => Face;
}

/** A module beside the manifest, loaded when it is needed. */
export interface Part<P> {
  readonly default: P;
}

/** The table of a game, drawn from a sight. */
export type TablePart<G extends GameId = GameId> = Component<{ sight: Sight<G> }>;

/** A card, or the card that a row begins with. */
export type Shown =
  | { readonly card: Card | null; readonly tone?: Tone }
  | {
      readonly row: "up" | "down";
      readonly from: number;
      readonly to: number;
      readonly tone?: Tone;
    };

/** The place of a thing in a picture: its centre in per cent, and its rotation. */
export type Placed = Shown & { readonly x: number; readonly y: number; readonly turn: number };

/** How the page of rules explains the game. */
export interface RulesPart {
  /** The headings `rules-<name>` with their rules, in the best order to learn the game. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  /** The drawing above each heading; the first example of its rules if there is none. */
  readonly pictures?: Readonly<Record<string, readonly Thing[]>>;
  /** A whole turn, step by step. */
  readonly turn?: readonly Example[];
  /** Examples with cards, by the rule that they explain. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

export interface Example {
  /** The caption is the game's message `rules-ex-<name>`. */
  readonly name: string;
  readonly things: readonly Thing[];
  /** null if the example is neither right nor wrong. */
  readonly fits: boolean | null;
}

/** Things side by side; `laid` is the card in question, on the thing to its left. */
export type Thing =
  (Shown & { readonly laid?: boolean; readonly held?: boolean }) | { readonly drawn: number };

/** How the end of a match is shown. */
export interface EndPart<G extends GameId = GameId> {
  /** How many cards the viewer or the team had left; null if it does not matter. */
  readonly left?: (view: View<G>, you: number | null) => number | null;
  /** At most this many cards left are a near miss. */
  readonly near?: number;
  /** The piles on the table, for the picture of the result. */
  readonly heaps: (view: View<G>) => readonly Heap[];
  /** Is there more to tell of the points than the result says? */
  readonly scored?: (view: View<G>) => boolean;
  /** The table of points, in a game with points. */
  readonly Scores?: Component<{ names: readonly string[]; view: View<G> }>;
}

/** The top of a pile: how many cards lie there and which way it goes. */
export interface Heap {
  readonly card: Card | null;
  readonly from?: number;
  readonly count: number;
  readonly way?: "up" | "down";
  readonly tone?: Tone | undefined;
}

const MANIFESTS = import.meta.glob<Slice>("../games/*/manifest.ts", {
  eager: true,
  import: "default",
});

/** The manifest of a game that has one. */
export function sliceOf(game: string): Slice | undefined {
  return MANIFESTS[`../games/${game}/manifest.ts`];
}

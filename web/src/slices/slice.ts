import type { Component } from "svelte";
import type { GameId, View } from "../wire/types.ts";
import type { Card } from "../words/reader.ts";
import type { Face, Tone } from "./face.ts";
import type { Sight } from "./sight.ts";

/**
 * A game in the browser is a folder `games/<id>`. Its `manifest.ts` is small and loaded at once;
 * beside it lie `table.ts`, `rules.ts` and `end.ts`, each fetched by those who show it. Whatever is
 * missing is shown as in any game.
 */
export interface Slice {
  /** How long a match of people takes, more or less. */
  readonly minutes: number;
  /** A few cards as they may lie on the table. */
  readonly stillLife: readonly Placed[];
  /** What is printed on a card that is neither a plain number nor a colour with one. */
  readonly face?: (card: Card) => Face;
}

/** A module that lies beside a manifest and is fetched when it is needed. */
export interface Part<P> {
  readonly default: P;
}

/** The table of a game, drawn from what somebody sees. */
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

/** Where a thing lies in a picture: its middle in per cent, and how far it is turned. */
export type Placed = Shown & { readonly x: number; readonly y: number; readonly turn: number };

/** How the page of rules tells the game. */
export interface RulesPart {
  /** The headings `rules-<name>`, in the order in which somebody learns the game, and their rules. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  /** What the leaflet shows with cards, by the rule it explains. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

export interface Example {
  /** The caption is the game's message `rules-ex-<name>`. */
  readonly name: string;
  readonly things: readonly Thing[];
  /** null where nothing is right or wrong. */
  readonly fits: boolean | null;
}

/** Things drawn side by side; `laid` is the card in question, on what is left of it. */
export type Thing =
  (Shown & { readonly laid?: boolean; readonly held?: boolean }) | { readonly drawn: number };

/** How the end of a match is shown. */
export interface EndPart<G extends GameId = GameId> {
  /** Cards the viewer, or the team, had still to lay; null where that says nothing. */
  readonly left?: (view: View<G>, you: number | null) => number | null;
  /** So few of them left are a near miss. */
  readonly near?: number;
  /** What lies on the table, for a picture. */
  readonly heaps: (view: View<G>) => readonly Heap[];
  /** A game with points has a table of them. */
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

import { SvelteSet } from "svelte/reactivity";
import type { Tone } from "../../cards/face.ts";
import { drawn, type Way } from "../../play/drawn.ts";
import type { Motion } from "../../play/flight.ts";
import type { SightOf } from "../../table/sight.ts";
import type { Facts } from "../../words/reader.ts";
import { CARDS, effectOf, type Effect, type Lay, laysIn, offered, ROWS } from "../rows/rows.ts";

export const ALL = CARDS["face-to-face"]!;
const HAND = 6;
const LEAST = 2;
/** From so many cards on it is good to think of the last one. */
const SOON = 8;
const GAME = "face-to-face";

/** A pile of one of the two, and what the one who looks calls it. */
export interface Place {
  readonly at: number;
  readonly name: "up" | "down" | "their_up" | "their_down";
  readonly index: 0 | 1;
}

export type Danger = "soon" | "two" | "now";

/** A duel as one of the two sees it; spectators sit behind seat 0. */
export class Duel {
  selected = $state<number | null>(null);
  /** The card under the finger; while it is dragged it counts as chosen. */
  touched = $state<number | null>(null);
  /** Cards whose lay is on its way. */
  readonly going = new SvelteSet<number>();
  readonly #sight: () => SightOf<"face-to-face">;

  constructor(sight: () => SightOf<"face-to-face">) {
    this.#sight = sight;
  }

  get sight(): SightOf<"face-to-face"> {
    return this.#sight();
  }

  get view() {
    return this.sight.view;
  }

  get near(): number {
    return this.sight.you ?? 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  get chosen(): number | null {
    return this.touched ?? this.selected;
  }

  readonly lays: readonly Lay[] = $derived.by(() => laysIn(this.sight.offers));

  get mine(): boolean {
    return this.sight.live && this.view.turn === this.sight.you && this.view.result === null;
  }

  /** The cards below: one's own, or those a replay lays open. */
  get hand(): readonly number[] | null {
    if (this.sight.you !== null) return this.view.hand;
    return (this.sight.hands?.[this.near] as readonly number[] | undefined) ?? null;
  }

  places(seat: number): readonly [Place, Place] {
    const near = seat === this.near;
    return [
      { at: 2 * seat, name: near ? "up" : "their_up", index: 0 },
      { at: 2 * seat + 1, name: near ? "down" : "their_down", index: 1 },
    ];
  }

  /** How many cards on top of a pile were laid in this turn. */
  fresh(at: number): number {
    const { laid, turn } = this.view;
    return laid.filter((lay) => placeOf(turn, lay.pile) === at).length;
  }

  /** What the chosen card would do on a pile; null where it is not offered. */
  effect(place: Place): Effect | null {
    const card = this.chosen;
    if (card === null || !this.#offers(card, place.name)) return null;
    const top = this.view.piles[place.at]?.at(-1) ?? null;
    return effectOf(ROWS[GAME]![place.index]!, top, card, place.name.startsWith("their"));
  }

  #offers(card: number, pile: string): boolean {
    return this.lays.some((lay) => lay.card === card && lay.pile === pile);
  }

  playable(card: number): boolean {
    if (this.going.has(card)) return false;
    return !this.mine || this.lays.some((lay) => lay.card === card);
  }

  /** Does some card help on this pile of the opponent's? */
  invites(place: Place): boolean {
    return place.name.startsWith("their") && this.lays.some((lay) => lay.pile === place.name);
  }

  get mayHelp(): boolean {
    return this.lays.some((lay) => lay.pile.startsWith("their"));
  }

  get helped(): boolean {
    return this.view.laid.some((lay) => lay.pile.startsWith("their"));
  }

  get mayEnd(): boolean {
    return offered(this.sight.offers, "end_turn");
  }

  get mayTakeBack(): boolean {
    return offered(this.sight.offers, "take_back");
  }

  /** The card that would be taken back from this pile. */
  takenBack(place: Place): number | null {
    const last = this.view.laid.at(-1);
    return this.mayTakeBack && last?.pile === place.name ? last.card : null;
  }

  /** How many cards the turn needs (FF3, FF8). */
  get least(): number {
    const alone = this.draw === 0 && this.view.hand.length + this.view.laid.length === 1;
    return alone && this.view.options.single_last_card === "may_be_laid" ? 1 : LEAST;
  }

  get draw(): number {
    return this.view.draws[this.near] ?? 0;
  }

  /** How many cards ending the turn now would bring (FF6). */
  get drawn(): number {
    const wanted = this.helped ? HAND - this.view.hand.length : LEAST;
    return Math.min(wanted, this.draw);
  }

  laid(seat: number): number {
    return ALL - (this.view.sizes[seat] ?? 0) - (this.view.draws[seat] ?? 0);
  }

  /** How many of the cards of the one who looks are not laid. */
  get left(): number {
    return ALL - this.laid(this.near);
  }

  /** FF8: is a single last card near? `now` means that ending the turn here would lose. */
  get danger(): Danger | null {
    const loses = this.view.options.single_last_card === "loses";
    if (!loses || !this.sight.live || this.view.result !== null || this.left > SOON) return null;
    if (this.mine && this.view.laid.length > 0 && this.left === 1) return "now";
    return this.left === 2 ? "two" : "soon";
  }
}

/** Where in the view's piles that pile lies which a seat calls by this name. */
export function placeOf(seat: number, pile: string): number {
  return (2 * seat + ["up", "down", "their_up", "their_down"].indexOf(pile)) % 4;
}

export function toneOf(seat: number): Tone {
  return seat === 0 ? "gold" : "silver";
}

/** The ways of cards by what happened; `near` holds its cards open below. */
export function flightsOf(event: Facts, near: number): Motion[] {
  const seat = Number(event.seat);
  const holder = seat === near ? "hand" : `seat:${seat}`;
  const look = { game: GAME, tone: toneOf(seat) };
  if (event.event === "laid" || event.event === "took_back") {
    const pile = `pile:${placeOf(seat, String(event.pile))}`;
    const [from, to] = event.event === "laid" ? [holder, pile] : [pile, holder];
    const sound = event.trick ? "trick" : undefined;
    return [{ ...look, card: event.card as number, from, to, sound }];
  }
  if (event.event === "drew") return drawn(way(seat, holder), event.cards, Number(event.count));
  if (event.event !== "dealt") return [];
  const hands = event.hands as readonly (readonly number[] | null)[];
  const dealt = hands.flatMap((hand, i) =>
    drawn(way(i, i === near ? "hand" : `seat:${i}`), hand, HAND),
  );
  return [...hands.map((_, i) => ({ riffle: `draw:${i}`, game: GAME })), ...dealt];
}

function way(seat: number, to: string): Way {
  return { game: GAME, tone: toneOf(seat), from: `draw:${seat}`, to };
}

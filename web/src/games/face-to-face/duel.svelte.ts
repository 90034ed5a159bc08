import { SvelteMap } from "svelte/reactivity";
import type { Tone } from "../../slices/face.ts";
import { drawn, type Way } from "../../play/drawn.ts";
import type { Motion } from "../../play/flight.ts";
import type { Sight } from "../../slices/sight.ts";
import type { Event } from "../../wire/types.ts";
import type { Card } from "../../words/reader.ts";
import { effectOf, type Effect, laidOn, type Lay, laysIn, offered } from "../rows/rows.ts";
import { DUEL_ROWS } from "./piles.ts";

const GAME = "face-to-face";

/** A pile of one of the two, and its name from the viewer's point of view. */
export interface DuelPlace {
  readonly at: number;
  readonly name: "up" | "down" | "their_up" | "their_down";
  readonly index: 0 | 1;
}

/** A duel as one of the two sees it; spectators sit behind seat 0. */
export class Duel {
  selected = $state<number | null>(null);
  /** The pile that was pressed first: the next card goes there. */
  aimed = $state<string | null>(null);
  /** The card under the finger; while it is dragged it counts as chosen. */
  touched = $state<number | null>(null);
  /** Cards whose lay is on its way, and what comes of it. */
  readonly going = new SvelteMap<number, Promise<boolean>>();
  readonly #sight: () => Sight<"face-to-face">;

  constructor(sight: () => Sight<"face-to-face">) {
    this.#sight = sight;
  }

  get sight(): Sight<"face-to-face"> {
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
    return this.sight.hands?.[this.near] ?? null;
  }

  places(seat: number): readonly [DuelPlace, DuelPlace] {
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
  effect(place: DuelPlace): Effect | null {
    const card = this.chosen;
    if (card === null || !this.#offers(card, place.name)) return null;
    const top = this.view.piles[place.at]?.at(-1) ?? null;
    return effectOf(DUEL_ROWS[place.index], top, card, place.name.startsWith("their"));
  }

  #offers(card: number, pile: string): boolean {
    return this.lays.some((lay) => lay.card === card && lay.pile === pile);
  }

  playable(card: number): boolean {
    if (this.going.has(card)) return false;
    const { aimed } = this;
    const fits = (lay: Lay) => lay.card === card && (aimed === null || lay.pile === aimed);
    return !this.mine || this.lays.some(fits);
  }

  /** The tones of the cards of a pile: each keeps that of its owner, also where it helped. */
  tones(at: number): readonly Tone[] {
    return (this.view.laid_by[at] ?? []).map(toneOf);
  }

  /** The card that a hint would lay on a pile. */
  ghost(place: DuelPlace): Card | null {
    return laidOn(this.sight.advice?.current?.action, place.name);
  }

  /** Does some card help on this pile of the opponent's? */
  invites(place: DuelPlace): boolean {
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
  takenBack(place: DuelPlace): number | null {
    const last = this.view.laid.at(-1);
    return this.mayTakeBack && last?.pile === place.name ? last.card : null;
  }

  /** FF8: is a single last card near? `now` means that ending the turn here would lose. */
  get danger() {
    return this.sight.live ? this.view.danger : null;
  }

  laid(seat: number): number {
    return this.view.laid_by.flat().filter((by) => by === seat).length;
  }

  /** How many cards a seat has not laid. */
  left(seat: number): number {
    return (this.view.sizes[seat] ?? 0) + (this.view.draws[seat] ?? 0);
  }
}

/** The index in the view's piles of the pile that a seat calls by this name. */
export function placeOf(seat: number, pile: string): number {
  return (2 * seat + ["up", "down", "their_up", "their_down"].indexOf(pile)) % 4;
}

export function toneOf(seat: number): Tone {
  return seat === 0 ? "gold" : "silver";
}

/** The flights of cards for an event; `near` is the seat with the open hand below. */
export function duelFlights(
  event: Event<"face-to-face">,
  near: number,
  sizes: readonly number[],
): Motion[] {
  const holder = (seat: number) => (seat === near ? "hand" : `seat:${seat}`);
  const way = (seat: number): Way => ({
    game: GAME,
    tone: toneOf(seat),
    from: `draw:${seat}`,
    to: holder(seat),
  });
  switch (event.event) {
    case "laid":
    case "took_back": {
      const pile = `pile:${placeOf(event.seat, event.pile)}`;
      const own = holder(event.seat);
      const [from, to] = event.event === "laid" ? [own, pile] : [pile, own];
      const sound = event.event === "laid" && event.trick ? "trick" : undefined;
      return [{ game: GAME, tone: toneOf(event.seat), card: event.card, from, to, sound }];
    }
    case "drew":
      return drawn(way(event.seat), event.cards, event.count);
    case "dealt":
      return [
        ...event.hands.map((_, seat) => ({ riffle: `draw:${seat}`, game: GAME })),
        ...event.hands.flatMap((hand, seat) => drawn(way(seat), hand, sizes[seat] ?? 0)),
      ];
    default:
      return [];
  }
}

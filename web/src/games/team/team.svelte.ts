import { drawn } from "../../play/drawn.ts";
import type { Motion } from "../../play/flight.ts";
import { same } from "../../table/sight.ts";
import type { Refusal } from "../../words/game_words.ts";
import type { Card, Facts } from "../../words/reader.ts";
import { CARDS, effectOf, type Effect, type Lay, laysIn, ROWS, type Row } from "../rows/rows.ts";
import { Plan } from "./plan.svelte.ts";
import type { Said, Signal, TeamSight, TeamView } from "./sight.ts";

/** TG3: so few left is excellent, and worth saying while they become fewer. */
const NEARLY = 10;

/** A team's table as one of them sees it. */
export class Team {
  selected = $state<Card | null>(null);
  /** The card under the finger; while it is dragged it counts as chosen. */
  touched = $state<Card | null>(null);
  readonly plan: Plan;
  readonly #sight: () => TeamSight;

  constructor(sight: () => TeamSight) {
    this.#sight = sight;
    this.plan = new Plan(sight);
  }

  get sight(): TeamSight {
    return this.#sight();
  }

  get game(): string {
    return this.sight.game;
  }

  /** How play stands, with what is arranged. */
  get view(): TeamView {
    return this.plan.view;
  }

  get rows(): readonly Row[] {
    return ROWS[this.game] ?? [];
  }

  get chosen(): Card | null {
    return this.touched ?? this.selected;
  }

  readonly lays: readonly Lay[] = $derived.by(() => laysIn(this.plan.offers));

  get mine(): boolean {
    const { view, live, you } = this.sight;
    return live && view.turn === you && view.result === null;
  }

  get solo(): boolean {
    return this.view.sizes.length === 1;
  }

  /** The seat whose cards lie below; null where there are none to see. */
  get near(): number | null {
    return this.sight.you ?? (this.sight.hands ? 0 : null);
  }

  get hand(): readonly Card[] | null {
    if (this.sight.you !== null) return this.view.hand;
    return this.near === null ? null : (this.sight.hands?.[this.near] ?? null);
  }

  /** The others, clockwise from the one below. */
  get others(): readonly number[] {
    const seats = this.view.sizes.map((_, seat) => seat);
    if (this.near === null) return seats;
    return [...seats.slice(this.near + 1), ...seats.slice(0, this.near)];
  }

  effect(index: number): Effect | null {
    const [card, row] = [this.chosen, this.rows[index]];
    if (card === null || !row) return null;
    if (!this.lays.some((lay) => lay.card === card && lay.pile === row.pile)) return null;
    return effectOf(row, this.view.piles[index]?.at(-1) ?? null, card);
  }

  playable(card: Card): boolean {
    return !this.mine || this.lays.some((lay) => lay.card === card);
  }

  /** How many cards the turn needs, for the eye; the server decides. */
  get least(): number {
    return this.view.draw > 0 ? (this.view.options.minimum ?? 1) : 1;
  }

  /** Why the arranged turn cannot be sent yet, as the server would say it of laid cards. */
  get tooFew(): Refusal {
    const { laid, options } = this.view;
    const rule = options.minimum === 2 ? "TG2" : "TG3";
    return { code: "too_few_laid", rule, facts: { count: this.least, laid } };
  }

  /** How many it may have, where there is a limit (QE2, QE8). */
  get most(): number | null {
    const { variant } = this.view.options;
    return variant === undefined ? null : variant === "professional" ? 1 : 2;
  }

  /** How many cards come to the hand when the turn ends. */
  get drawn(): number {
    return Math.min(this.view.laid, this.view.draw);
  }

  get all(): number {
    return CARDS[this.game] ?? 0;
  }

  get laid(): number {
    return this.view.piles.reduce((sum, pile) => sum + pile.length, 0);
  }

  get nearly(): number | null {
    const left = this.all - this.laid;
    return left > 0 && left < NEARLY ? left : null;
  }

  /** The signals of a seat that stand; arranged cards change nothing about them. */
  said(seat: number): readonly Signal[] {
    const signals: readonly Said[] = this.sight.view.signals;
    return signals.filter((said) => said.seat === seat).map((said) => said.signal);
  }

  /** What the others say of a pile: each signal once, with all who say it. */
  saidOf(pile: string): readonly Wish[] {
    const { view, you, names } = this.sight;
    const here = view.signals.filter(({ seat, signal }) => signal.pile === pile && seat !== you);
    const kinds = [...new Set(here.map(({ signal }) => signal.signal))];
    return kinds.map((kind) => {
      const same = here.filter(({ signal }) => signal.signal === kind);
      return { signal: same[0]!.signal, by: same.map(({ seat }) => names[seat] ?? "") };
    });
  }

  /** Signals one can give, and those of one's own that stand: chips in a lasting order. */
  readonly chips: readonly Chip[] = $derived.by(() => {
    const { you, live, offers } = this.sight;
    if (you === null || !live || this.solo) return [];
    const actions = offers.filter((offer) => offer.fallback === null).flatMap((o) => o.actions);
    const open = actions.filter((action): action is Signal => action.do === "signal");
    const own = this.said(you).map((signal) => ({ signal, stands: true }));
    const more = open.filter((signal) => !own.some((said) => same(said.signal, signal)));
    return [...own, ...more.map((signal) => ({ signal, stands: false }))].sort(byKind);
  });
}

/** A signal about a pile, and who gives it. */
export interface Wish {
  readonly signal: Signal;
  readonly by: readonly string[];
}

/** A signal as a chip: to be given, or standing. */
export interface Chip {
  readonly signal: Signal;
  readonly stands: boolean;
}

const KINDS = ["holds", "height", "wants", "leave", "trick"];

function byKind(one: Chip, other: Chip): number {
  const [a, b] = [one.signal, other.signal];
  const colour = (a.colour ?? "").localeCompare(b.colour ?? "");
  return colour || KINDS.indexOf(a.signal) - KINDS.indexOf(b.signal);
}

/** The ways of cards by what happened; what was arranged lies there already. */
export function flightsOf(event: Facts, team: Team): Motion[] {
  const { game, near } = team;
  const seat = Number(event.seat);
  const holder = (of: number) => (of === near ? "hand" : `seat:${of}`);
  if (event.event === "laid") {
    if (seat === team.sight.you && team.plan.sending) return [];
    const sound = event.trick ? "trick" : undefined;
    const to = `pile:${String(event.pile)}`;
    return [{ game, card: event.card as Card, from: holder(seat), to, sound }];
  }
  const way = (to: string) => ({ game, from: "draw", to });
  if (event.event === "drew") return drawn(way(holder(seat)), event.cards, Number(event.count));
  if (event.event !== "dealt") return [];
  const hands = event.hands as readonly (readonly Card[] | null)[];
  const count = team.view.sizes[0] ?? 0;
  const dealt = hands.flatMap((hand, of) => drawn(way(holder(of)), hand, count));
  return [{ riffle: "draw", game }, ...dealt];
}

import { drawn } from "../../../play/drawn.ts";
import type { Motion } from "../../../play/flight.ts";
import { remembered } from "../../../wire/remembered.ts";
import { same } from "../../../slices/sight.ts";
import type { Event } from "../../../wire/types.ts";
import type { Card } from "../../../words/reader.ts";
import { effectOf, type Effect, laidOn, type Lay, laysIn, type Row } from "../rows.ts";
import { Plan } from "./plan.svelte.ts";
import type { Signal, TeamId, TeamSight, TeamView } from "./sight.ts";

const PINNED = "signals";
/** TG3: so few left is excellent, and worth saying while they become fewer. */
const NEARLY = 10;

/** A team's table as one of them sees it. */
export class Team {
  selected = $state<Card | null>(null);
  /** The pile that was pressed first: the next card goes there. */
  aimed = $state<string | null>(null);
  /** The pile about which a signal is being chosen; "" is about none of them. */
  telling = $state<string | null>(null);
  /** Are signals given by buttons that stay on the table? */
  pinned = $state(remembered.get(PINNED) === "on");
  /** The card under the finger; while it is dragged it counts as chosen. */
  touched = $state<Card | null>(null);
  readonly plan: Plan;
  readonly #sight: () => TeamSight;

  constructor(
    sight: () => TeamSight,
    readonly rows: readonly Row[],
  ) {
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

  get chosen(): Card | null {
    return this.touched ?? this.selected;
  }

  readonly lays: readonly Lay[] = $derived.by(() => laysIn(this.plan.offers));

  /** Are the signals one tap away? A lesson about them lays them open. */
  get chipped(): boolean {
    const { lesson } = this.sight;
    return this.pinned || (typeof lesson === "object" && lesson?.action?.do === "signal");
  }

  get mine(): boolean {
    const { view, live, you } = this.sight;
    return live && view.turn === you && view.result === null;
  }

  /** Before the first card one may say so, and is then to act (QE0). */
  get mayBegin(): boolean {
    const { live, offers } = this.sight;
    return live && offers.some(({ actions }) => actions.some((action) => action.do === "begin"));
  }

  /** May the others still take over one's turn? */
  get contested(): boolean {
    const { options, piles, sizes, began } = this.sight.view;
    const open = options.start === "agreed" && piles.every((pile) => pile.length === 0);
    return (
      open && this.mine && sizes.some((_, seat) => seat !== this.sight.you && !began.includes(seat))
    );
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

  pin(): void {
    this.pinned = !this.pinned;
    remembered.set(PINNED, this.pinned ? "on" : "off");
  }

  effect(index: number): Effect | null {
    const [card, row] = [this.chosen, this.rows[index]];
    if (card === null || !row) return null;
    if (!this.lays.some((lay) => lay.card === card && lay.pile === row.pile)) return null;
    return effectOf(row, this.view.piles[index]?.at(-1) ?? null, card);
  }

  /** Can the card be laid: anywhere, or on the pile that was pressed first? */
  playable(card: Card): boolean {
    if (!this.mine) return true;
    const { aimed } = this;
    return this.lays.some((lay) => lay.card === card && (aimed === null || lay.pile === aimed));
  }

  /** The turn is complete as it is arranged. */
  get ready(): boolean {
    return this.plan.mayEnd || this.plan.finishes;
  }

  /** The card that a hint would lay on a pile. */
  ghost(pile: string): Card | null {
    return laidOn(this.sight.advice?.current?.action, pile);
  }

  get laid(): number {
    return this.view.piles.flat().length;
  }

  /** How many cards are not laid. */
  get left(): number {
    return this.view.sizes.reduce((sum, size) => sum + size, this.view.draw);
  }

  get nearly(): number | null {
    return this.left > 0 && this.left < NEARLY ? this.left : null;
  }

  /** The signals of a seat that stand; arranged cards change nothing about them. */
  said(seat: number): readonly Signal[] {
    return this.sight.view.signals.filter((said) => said.seat === seat).map((said) => said.signal);
  }

  /** What is said of a pile: each signal once, with all who say it. Chips show one's own. */
  saidOf(pile: string): readonly Wish[] {
    const { view, you, names } = this.sight;
    const silent = this.chipped && !this.sight.mute ? you : null;
    const here = view.signals.filter(({ seat, signal }) => signal.pile === pile && seat !== silent);
    const kinds = [...new Set(here.map(({ signal }) => signal.signal))];
    return kinds.map((kind) => {
      const same = here.filter(({ signal }) => signal.signal === kind);
      const seats = same.map(({ seat }) => seat);
      return { signal: same[0]!.signal, seats, by: seats.map((seat) => names[seat] ?? "") };
    });
  }

  /** Signals one can give, and those of one's own that stand: chips in a lasting order. */
  readonly chips: readonly Chip[] = $derived.by(() => {
    const { you, live, offers, mute } = this.sight;
    if (you === null || !live || this.solo || mute) return [];
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
  readonly seats: readonly number[];
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
export function flightsOf(event: Event<TeamId>, team: Team): Motion[] {
  const { game, near } = team;
  const holder = (seat: number) => (seat === near ? "hand" : `seat:${seat}`);
  const draw = (seat: number, cards: readonly Card[] | null, count: number) =>
    drawn({ game, from: "draw", to: holder(seat) }, cards, count);
  switch (event.event) {
    case "laid": {
      if (event.seat === team.sight.you && team.plan.sending) return [];
      const sound = event.trick ? "trick" : undefined;
      const [from, to] = [holder(event.seat), `pile:${event.pile}`];
      return [{ game, card: event.card, from, to, sound }];
    }
    case "drew":
      return draw(event.seat, event.cards, event.count);
    case "dealt": {
      const { sizes } = team.view;
      const hands: readonly (readonly Card[] | null)[] = event.hands;
      return [
        { riffle: "draw", game },
        ...hands.flatMap((hand, seat) => draw(seat, hand, sizes[seat] ?? 0)),
      ];
    }
    default:
      return [];
  }
}

import type { Offer, Planned } from "../../../wire/types.ts";
import { type Lay, offered } from "../rows.ts";
import type { TeamAction, TeamId, TeamSight, TeamView } from "./sight.ts";

type Answer = Pick<Planned<TeamId>, "view" | "offers">;

const NOTHING: readonly Lay[] = [];

/**
 * A turn that is planned before it is sent (QE10, TG5): nobody sees a card until then. The server
 * computes the resulting view; when play moves on, the plan is dropped.
 */
export class Plan {
  lays = $state.raw<readonly Lay[]>([]);
  sending = $state(false);
  /** An answer is on its way. */
  asking = $state(false);
  #answer = $state.raw<Answer | null>(null);
  #base = $state.raw("");
  readonly #sight: () => TeamSight;

  constructor(sight: () => TeamSight) {
    this.#sight = sight;
  }

  /** Does the plan still fit the current view? */
  get stands(): boolean {
    return this.#answer !== null && standing(this.#sight().view) === this.#base;
  }

  /** The view with the planned cards. */
  get view(): TeamView {
    return this.stands ? this.#answer!.view : this.#sight().view;
  }

  /** The offers after the planned cards; signals are those of the real state. */
  get offers(): readonly Offer<TeamId>[] {
    return this.stands ? this.#answer!.offers : this.#sight().offers;
  }

  get count(): number {
    return this.stands ? this.lays.length : 0;
  }

  /** The arranged cards, as long as none of them is on its way. */
  get intended(): readonly Lay[] {
    return this.stands && !this.sending ? this.lays : NOTHING;
  }

  get mayEnd(): boolean {
    return offered(this.offers, "end_turn");
  }

  /** All cards would be laid: then the turn needs no end. */
  get finishes(): boolean {
    return this.stands && this.#answer!.view.result !== null;
  }

  /** How many of the arranged cards lie on a pile. */
  on(pile: string): number {
    return this.stands ? this.lays.filter((lay) => lay.pile === pile).length : 0;
  }

  /** Arrange one more card; false if it cannot be laid there. */
  async add(lay: Lay): Promise<boolean> {
    return this.#arrange(this.stands ? [...this.lays, lay] : [lay]);
  }

  /** Take the latest card back that was arranged, or that on a pile; false if others need it. */
  async remove(pile?: string): Promise<boolean> {
    const at = this.lays.findLastIndex((lay) => pile === undefined || lay.pile === pile);
    if (at < 0) return false;
    const rest = this.lays.filter((_, i) => i !== at);
    if (rest.length > 0) return this.#arrange(rest);
    this.drop();
    return true;
  }

  drop(): void {
    this.lays = [];
    this.#answer = null;
  }

  /** Lay the arranged cards and end the turn, all in one go; what is refused stays in hand. */
  async send(): Promise<boolean> {
    const turn: TeamAction[] = this.stands ? [...this.lays] : [];
    if (this.mayEnd) turn.push({ do: "end_turn" });
    this.sending = true;
    const done = await this.#sight().act(...turn);
    this.sending = false;
    this.drop();
    return done;
  }

  async #arrange(lays: readonly Lay[]): Promise<boolean> {
    const sight = this.#sight();
    this.asking = true;
    const answer = await sight.plan(lays);
    this.asking = false;
    if (answer === null) return false;
    this.#base = standing(sight.view);
    this.#answer = answer;
    this.lays = lays;
    return true;
  }
}

/** The part of a view that a plan depends on; signals do not matter. */
function standing({ turn, turns, laid, hand, piles, result }: TeamView): string {
  return JSON.stringify([turn, turns, laid, hand, piles, result]);
}

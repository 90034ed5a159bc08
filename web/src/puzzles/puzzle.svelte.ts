import { seatNames } from "../play/names.ts";
import { gamebox } from "../slices/gamebox.svelte.ts";
import { NO_NEWS, type News, type Sight } from "../slices/sight.ts";
import { trying } from "../shell/trouble.ts";
import { request } from "../wire/api.ts";
import type { Action, Offer, Planned, Puzzle, SeatFacts, Solution, View } from "../wire/types.ts";

/** A position to be judged: the turn is the answer, whichever way the table makes it. */
export class PuzzleSight implements Sight {
  readonly game: string;
  /** The position after what lies of the turn. */
  #shown = $state.raw<Puzzle>()!;
  /** What lies of the turn. */
  #laid: readonly Action[] = [];
  readonly seats: readonly SeatFacts[];
  readonly names: readonly string[] = $derived.by(() => seatNames(this.seats));
  readonly you: number | null;
  readonly hands = null;
  readonly deadline = null;
  readonly mute = true;
  readonly news: News = NO_NEWS;
  busy = $state(false);
  #last = Promise.resolve(true);
  solution = $state.raw<Solution | null>(null);

  constructor(readonly puzzle: Puzzle) {
    this.game = puzzle.game;
    this.#shown = puzzle;
    this.you = puzzle.view.seat;
    this.seats = puzzle.view.sizes.map((_, seat) =>
      seat === this.you
        ? { kind: "person", name: "", here: true }
        : { kind: "bot", bot: "strong", here: true },
    );
  }

  get live(): boolean {
    return this.solution === null;
  }

  get view(): View {
    return this.#shown.view;
  }

  get offers(): readonly Offer[] {
    return this.#shown.offers;
  }

  /** One after the other: what is pressed before an answer waits for it. */
  act(...actions: Action[]): Promise<boolean> {
    return (this.#last = this.#last.then(() => this.#take(actions)));
  }

  async #take(actions: readonly Action[]): Promise<boolean> {
    if (this.solution) return false;
    this.busy = true;
    let done = false;
    await trying(async () => {
      const turn = await this.#with(actions);
      const shown = turn.length ? await this.#after(turn) : this.puzzle;
      // The cards stay where they are when the turn is complete: it is not played.
      if (shown.whole) await this.#answer(turn);
      else [this.#shown, this.#laid] = [shown, turn];
      done = true;
    }, this.game);
    this.busy = false;
    return done;
  }

  async plan(actions: readonly Action[]): Promise<Planned | null> {
    let planned: Planned | null = null;
    await trying(async () => {
      const turn = [...this.#laid, ...actions];
      const shown = turn.length ? await this.#after(turn) : this.puzzle;
      planned = { tell: "planned", id: "", view: shown.view, offers: shown.offers };
    }, this.game);
    return planned;
  }

  /** What lies of the turn with these actions, one of which may take back the last. */
  async #with(actions: readonly Action[]): Promise<readonly Action[]> {
    await gamebox.ask();
    const kinds = gamebox.actions(this.game);
    let turn = this.#laid;
    for (const action of actions)
      turn = kinds[action.do]?.role === "undo" ? turn.slice(0, -1) : [...turn, action];
    return turn;
  }

  /** The position after a part of the turn, and whether it is the whole one. */
  #after(turn: readonly Action[]): Promise<Puzzle> {
    const { game, id } = this.puzzle;
    const at = { game, puzzle: id };
    return request("POST /api/puzzles/{game}/{puzzle}/plan", bodyOf(turn), at);
  }

  async #answer(turn: readonly Action[]): Promise<void> {
    const { game, id } = this.puzzle;
    const at = { game, puzzle: id };
    this.solution = await request("POST /api/puzzles/{game}/{puzzle}", bodyOf(turn), at);
  }
}

function bodyOf(turn: readonly Action[]) {
  return { actions: turn as unknown as Record<string, string | number | boolean>[] };
}

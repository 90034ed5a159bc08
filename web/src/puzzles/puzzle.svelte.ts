import { seatNames } from "../play/names.ts";
import { NO_NEWS, type News, type Sight } from "../slices/sight.ts";
import { trying } from "../shell/trouble.ts";
import { request } from "../wire/api.ts";
import type { Action, Offer, Planned, Puzzle, SeatFacts, Solution, View } from "../wire/types.ts";

/** A position to be judged: the first move is the answer, whichever way the table makes it. */
export class PuzzleSight implements Sight {
  readonly game: string;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly seats: readonly SeatFacts[];
  readonly names: readonly string[] = $derived.by(() => seatNames(this.seats));
  readonly you: number | null;
  readonly hands = null;
  readonly deadline = null;
  readonly mute = true;
  readonly news: News = NO_NEWS;
  busy = $state(false);
  solution = $state.raw<Solution | null>(null);

  constructor(readonly puzzle: Puzzle) {
    this.game = puzzle.game;
    this.view = puzzle.view;
    this.offers = puzzle.offers;
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

  async act(...actions: Action[]): Promise<boolean> {
    await this.#answer(actions[0]);
    // The cards stay where they are: it is not played.
    return false;
  }

  async plan(actions: readonly Action[]): Promise<Planned | null> {
    await this.#answer(actions[0]);
    return null;
  }

  async #answer(action: Action | undefined): Promise<void> {
    if (!action || this.busy || this.solution) return;
    this.busy = true;
    await trying(async () => {
      const { game, id } = this.puzzle;
      const body = { action: action as unknown as Record<string, string | number | boolean> };
      this.solution = await request("POST /api/puzzles/{game}/{puzzle}", body, {
        game,
        puzzle: id,
      });
    }, this.game);
    this.busy = false;
  }
}

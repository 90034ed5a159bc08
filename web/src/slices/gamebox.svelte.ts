import { remembered } from "../wire/remembered.ts";
import { request } from "../wire/api.ts";
import type { ActionInfo, GameInfo, Games } from "../wire/types.ts";
import { learn, wordsOf } from "../words/words.svelte.ts";

/** Levels that make a good opponent for somebody who just wants to play, the best choice first. */
const COMPANIONS = ["strong", "casual"];
const CHOSEN = "level";

/** The games the server has, with their words, and the levels of its bots. */
class Gamebox {
  games = $state.raw<readonly GameInfo[]>([]);
  #told = $state.raw<readonly GameInfo[]>([]);
  levels = $state.raw<readonly string[]>([]);
  #chosen = $state(remembered.get(CHOSEN));
  #asking: Promise<Games> | null = null;

  /** What the server tells of its games, asked once; after a failure it can be tried again. */
  ask(): Promise<Games> {
    this.#asking ??= this.#ask().catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  /** The games and the words of them all. */
  async open(): Promise<void> {
    const { games } = await this.ask();
    await Promise.all(games.map((game) => learn(game.id)));
    this.games = games;
  }

  game(id: string): GameInfo | undefined {
    return this.#told.find((game) => game.id === id);
  }

  /** What the actions of a game are, by their names; nothing before the server has told it. */
  actions(game: string): Readonly<Record<string, ActionInfo>> {
    return this.game(game)?.actions ?? {};
  }

  /** How well bots play in a match that somebody just starts: as chosen in this browser before. */
  get companion(): string | null {
    const wanted = [this.#chosen, ...COMPANIONS, this.levels.at(-1)];
    return wanted.find((level) => level && this.levels.includes(level)) ?? null;
  }

  set companion(level: string) {
    this.#chosen = level;
    remembered.set(CHOSEN, level);
  }

  async #ask(): Promise<Games> {
    const told = await request("GET /api/games", null);
    this.levels = told.levels;
    this.#told = told.games;
    return told;
  }
}

export const gamebox = new Gamebox();

/** What a game is called; one without words in this client is called by its id. */
export function nameOf(game: string): string {
  const words = wordsOf(game);
  return words.has("game-name") ? words.name() : game.replaceAll("-", " ");
}

export function ideaOf(game: string): string {
  const words = wordsOf(game);
  return words.has("game-idea") ? words.idea() : "";
}

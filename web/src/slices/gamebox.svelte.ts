import { remembered } from "../wire/remembered.ts";
import { request } from "../wire/api.ts";
import type { GameInfo } from "../wire/types.ts";
import { learn, wordsOf } from "../words/words.svelte.ts";

/** Levels that make a good opponent for somebody who just wants to play, the best choice first. */
const COMPANIONS = ["strong", "casual"];
const CHOSEN = "level";

/** The games the server has, with their words, and the levels of its bots. */
class Gamebox {
  games = $state.raw<readonly GameInfo[]>([]);
  levels = $state.raw<readonly string[]>([]);
  #chosen = $state(remembered.get(CHOSEN));
  #opening: Promise<void> | null = null;

  /** Ask the server, once; after a failure it can be tried again. */
  open(): Promise<void> {
    this.#opening ??= this.#ask().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
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

  async #ask(): Promise<void> {
    const told = await request("GET /api/games", null);
    await Promise.all(told.games.map((game) => learn(game.id)));
    this.levels = told.levels;
    this.games = told.games;
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

import { GAMES } from "../games.ts";
import { request } from "../wire/api.ts";
import type { GameInfo } from "../wire/types.ts";
import { learn, wordsOf } from "../words/words.svelte.ts";

/** Levels that make a good opponent for somebody who just wants to play, the best choice first. */
const COMPANIONS = ["strong", "casual"];

/** The games the server has, with their words, and the levels of its bots. */
class Gamebox {
  games = $state.raw<readonly GameInfo[]>([]);
  levels = $state.raw<readonly string[]>([]);
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

  get companion(): string | null {
    return COMPANIONS.find((level) => this.levels.includes(level)) ?? this.levels.at(-1) ?? null;
  }

  async #ask(): Promise<void> {
    const told = await request("GET /api/games", null);
    await Promise.all(told.games.map((game) => learn(game.id)));
    this.levels = told.levels;
    this.games = [...told.games].sort((one, other) => place(one.id) - place(other.id));
  }
}

/** Games this client does not know come last. */
function place(game: string): number {
  const found = GAMES.indexOf(game);
  return found < 0 ? GAMES.length : found;
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

import { away } from "../wire/away.svelte.ts";
import { remembered } from "../wire/remembered.ts";
import { request } from "../wire/api.ts";
import type { ActionInfo, GameInfo, Games } from "../wire/types.ts";
import { learn, wordsOf } from "../words/words.svelte.ts";

/** Default levels of bots, the best choice first: partners help to win, opponents let one win. */
const PARTNERS = ["strong", "casual"];
const OPPONENTS = ["casual", "beginner"];
const CHOSEN = "level";

/** The server's games with their words, and its levels of bots. */
class Gamebox {
  games = $state.raw<readonly GameInfo[]>([]);
  #told = $state.raw<readonly GameInfo[]>([]);
  levels = $state.raw<readonly string[]>([]);
  /** May hosts of tables let bots play from elsewhere? */
  remoteBots = $state(false);
  #chosen = $state(remembered.get(CHOSEN));
  #asking: Promise<Games> | null = null;
  /** Where that was asked: a server may have other games than this browser. */
  #away = false;

  /** Fetches the descriptions of all games, once; after a failure it can be called again. */
  ask(): Promise<Games> {
    if (this.#away !== away.on) this.#asking = null;
    this.#away = away.on;
    this.#asking ??= this.#ask().catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  /** Loads the games and the words of all of them. */
  async open(): Promise<void> {
    const { games } = await this.ask();
    await Promise.all(games.map((game) => learn(game.id)));
    this.games = games;
  }

  game(id: string): GameInfo | undefined {
    return this.#told.find((game) => game.id === id);
  }

  /** The descriptions of a game's actions, by their names; empty until they are loaded. */
  actions(game: string): Readonly<Record<string, ActionInfo>> {
    return this.game(game)?.actions ?? {};
  }

  /** The level of bots that was chosen in this browser; "" for what suits the game. */
  get level(): string {
    return this.#chosen && this.levels.includes(this.#chosen) ? this.#chosen : "";
  }

  set level(level: string) {
    this.#chosen = level;
    remembered.set(CHOSEN, level);
  }

  /** The level of bots in a quick match of this game. */
  companion(game: string): string | null {
    const usual = this.game(game)?.team ? PARTNERS : OPPONENTS;
    const wanted = [this.level, ...usual, this.levels.at(-1)];
    return wanted.find((level) => level && this.levels.includes(level)) ?? null;
  }

  async #ask(): Promise<Games> {
    const told = await request("GET /api/games", null);
    this.levels = told.levels;
    this.remoteBots = told.remote_bots ?? false;
    this.#told = told.games;
    return told;
  }
}

export const gamebox = new Gamebox();

/** The name of a game; without words, its id. */
export function nameOf(game: string): string {
  const words = wordsOf(game);
  return words.has("game-name") ? words.name() : game.replaceAll("-", " ");
}

export function ideaOf(game: string): string {
  const words = wordsOf(game);
  return words.has("game-idea") ? words.idea() : "";
}

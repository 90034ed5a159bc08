import { remembered } from "../wire/remembered.ts";

const key = (game: string) => `met:${game}`;

/** Has nobody played this game in this browser yet? */
export function isNew(game: string): boolean {
  return remembered.get(key(game)) === null;
}

export function noticed(game: string): void {
  remembered.set(key(game), "1");
}

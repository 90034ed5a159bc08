import { router } from "../shell/router.svelte.ts";
import { trying } from "../shell/trouble.ts";
import { request } from "../wire/api.ts";
import { remembered } from "../wire/remembered.ts";
import type { Create } from "../wire/types.ts";
import { gamebox } from "../slices/gamebox.svelte.ts";

/** A match at once: bots on all other seats. */
export function playNow(game: string): Promise<void> {
  return openTable({ game, bots: gamebox.companion(game), ...shortened(game), start: true });
}

/** The first match of a game in this browser is a short one. */
function shortened(game: string): Pick<Create, "settings"> {
  const key = `played-${game}`;
  const options = (gamebox.game(game)?.first_match ?? {}) as Record<string, string | number>;
  const first = remembered.get(key) === null && Object.keys(options).length > 0;
  remembered.set(key, "yes");
  return first ? { settings: { options } } : {};
}

/** The lesson of a game, which takes about a minute. */
export function showMe(game: string): Promise<void> {
  return openTable({ game, lesson: true });
}

/** A table whose seats are free, to send its link to friends. */
export function invite(game: string): Promise<void> {
  return openTable({ game });
}

/** Open a table and go there; `like`: with the deal or a position of a finished match. */
export async function openTable(wanted: Create & { readonly game: string }): Promise<void> {
  await trying(async () => {
    const { table } = await request("POST /api/tables", wanted);
    router.go(`/t/${table}`);
  }, wanted.game);
}

import { notices } from "../shell/notices.svelte.ts";
import { router } from "../shell/router.svelte.ts";
import { problemOf, trying } from "../shell/trouble.ts";
import { request } from "../wire/api.ts";
import { away } from "../wire/away.svelte.ts";
import { keepPart, newPart } from "../wire/parts.ts";
import { remembered } from "../wire/remembered.ts";
import { sha256 } from "../wire/sha256.ts";
import type { Create } from "../wire/types.ts";
import { say } from "../words/words.svelte.ts";
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
  // Without a server, and if nothing was taken along, Python has to be fetched first.
  if (away.on && !away.taken) notices.tell("info", () => say("home-away-taking"));
  await trying(async () => {
    const table = wanted.start && !wanted.like ? await started(wanted) : await opened(wanted);
    router.go(`/t/${table}`);
  }, wanted.game);
}

async function opened(wanted: Create): Promise<string> {
  return (await request("POST /api/tables", wanted)).table;
}

/** A match that begins at once: this browser takes part in its deal. */
async function started(wanted: Create): Promise<string> {
  const part = newPart();
  try {
    const table = await opened({ ...wanted, hash: await sha256(part) });
    keepPart({ table, match: 1, attempt: 1, part });
    return table;
  } catch (error) {
    // A server process of an earlier release does not know it yet.
    if (problemOf(error).code === "malformed") return opened(wanted);
    throw error;
  }
}

import { router } from "../shell/router.svelte.ts";
import { notices } from "../shell/notices.svelte.ts";
import { trying } from "../shell/trouble.ts";
import { Refused, request } from "../wire/api.ts";
import type { MetPerson } from "../wire/types.ts";
import { say } from "../words/words.svelte.ts";

/** Go to a table where somebody can play with the viewer, and call them there. */
export async function inviteAgain(who: MetPerson, name: string): Promise<void> {
  await trying(async () => {
    const table = (await calledToLast(who)) ?? (await calledToNew(who));
    router.go(`/t/${table}`);
    notices.tell("good", () => say("me-invited", { name }));
  }, who.game);
}

/** At the table where they last played, alone with each other, their score goes on. */
async function calledToLast(who: MetPerson): Promise<string | null> {
  try {
    const { phase, seats } = await request("GET /api/tables/{table}", null, { table: who.last });
    const people = seats.filter(({ kind }) => kind === "person").length;
    return phase === "over" && people === 2 ? await called(who, who.last) : null;
  } catch (error) {
    if (!(error instanceof Refused) || error.passes || error.problem.code === "too_fast")
      throw error;
    return null; // it is deleted, or somebody has left it
  }
}

async function calledToNew(who: MetPerson): Promise<string> {
  const { table } = await request("POST /api/tables", { game: who.game });
  return called(who, table);
}

async function called(who: MetPerson, table: string): Promise<string> {
  await request("POST /api/tables/{table}/invitation", { person: who.id }, { table });
  return table;
}

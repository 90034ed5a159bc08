import { request } from "../wire/api.ts";
import { away } from "../wire/away.svelte.ts";
import { keptTables } from "../wire/here/store.ts";
import { isHere } from "../wire/link.ts";
import { remembered } from "../wire/remembered.ts";
import type { Me, SignIn, TableSummary } from "../wire/types.ts";

/** Who this browser is for the server: a name, and the tables where it has a seat; and its own tables. */
class Guest {
  name = $state("");
  tables = $state.raw<readonly TableSummary[]>([]);
  avatar = $state<string | null>(null);
  /** There is a way to come back on another device. */
  kept = $state(false);
  /** The server has something of this guest: a name, or tables. */
  worth = $state(false);
  /** The server has been asked; before that the name is not known to be missing. */
  known = $state(false);
  #asking: Promise<void> | null = null;

  /** Ask the server; concurrent calls share one request. */
  ask(): Promise<void> {
    this.#asking ??= request("GET /api/me", null)
      .then(async (me) => this.#take(me, await kept()))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  async rename(name: string): Promise<void> {
    this.#take(await request("PUT /api/me", { name }), await kept());
  }

  /** Get a new cookie, and void all copies of older ones. */
  async revoke(): Promise<void> {
    await request("POST /api/me/renew", null);
    this.#take(await request("POST /api/me/revoke", null), await kept());
  }

  /** Have everything about this guest deleted; this browser is a new one then. */
  async erase(): Promise<void> {
    this.#take(await request("DELETE /api/me", null), await kept());
  }

  async choose(avatar: string): Promise<void> {
    this.#take(await request("PUT /api/me/avatar", { avatar }), await kept());
  }

  /** Become the person of a passkey, a code or a link. */
  async signIn(way: SignIn): Promise<void> {
    this.#take(await request("POST /api/me/sign-in", way), await kept());
  }

  /** Were matches played in this browser, without a server? */
  get hasHere(): boolean {
    return this.tables.some(({ table }) => isHere(table));
  }

  #take(me: Me, here: readonly TableSummary[]): void {
    this.name = me.name;
    this.tables = [...me.tables, ...here];
    this.avatar = me.avatar ?? null;
    this.kept = me.kept ?? false;
    this.worth = me.worth ?? false;
    this.known = true;
    // Without a server, one is called the same.
    remembered.set("name", me.name);
  }
}

/** The tables of this browser, unless they were told already. */
async function kept(): Promise<TableSummary[]> {
  if (away.on) return [];
  return (await keptTables()).reverse().map(({ summary }) => JSON.parse(summary) as TableSummary);
}

export const guest = new Guest();

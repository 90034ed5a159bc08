import { request } from "../wire/api.ts";
import type { TableSummary } from "../wire/types.ts";

/** Who this browser is for the server: a name, and the tables where it has a seat. */
class Guest {
  name = $state("");
  tables = $state.raw<readonly TableSummary[]>([]);
  /** The server has been asked; before that the name is not known to be missing. */
  known = $state(false);
  #asking: Promise<void> | null = null;

  /** Ask the server; concurrent calls share one request. */
  ask(): Promise<void> {
    this.#asking ??= request("GET /api/me", null)
      .then((me) => this.#take(me))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  async rename(name: string): Promise<void> {
    this.#take(await request("PUT /api/me", { name }));
  }

  /** Get a new cookie, and void all copies of older ones. */
  async revoke(): Promise<void> {
    await request("POST /api/me/renew", null);
    this.#take(await request("POST /api/me/revoke", null));
  }

  /** Have everything about this guest deleted; this browser is a new one then. */
  async erase(): Promise<void> {
    this.#take(await request("DELETE /api/me", null));
  }

  #take(me: { readonly name: string; readonly tables: readonly TableSummary[] }): void {
    this.name = me.name;
    this.tables = me.tables;
    this.known = true;
  }
}

export const guest = new Guest();

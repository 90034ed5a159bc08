import { request } from "../wire/api.ts";
import type { Keys } from "../wire/types.ts";

/** By what this guest can come back. */
class OwnKeys {
  known = $state.raw<Keys | null>(null);

  async ask(): Promise<void> {
    this.known = await request("GET /api/me/keys", null);
  }

  async remove(passkey: string): Promise<void> {
    this.known = await request("DELETE /api/me/passkeys/{passkey}", null, { passkey });
  }
}

export const keys = new OwnKeys();

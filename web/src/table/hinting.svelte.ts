import type { Room } from "./room.svelte.ts";
import type { Suggested } from "../wire/types.ts";

/** The requested hints; they disappear when the offers or the plan change. */
export class Hinting {
  found = $state.raw<readonly Suggested[] | null>(null);
  thinking = $state(false);
  /** The index of the hint that is marked on the table. */
  shown = $state(0);

  constructor(readonly room: Pick<Room, "game" | "names" | "choices" | "intended" | "hints">) {}

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const { intended } = this.room;
    const found = await this.room.hints();
    this.found = this.room.intended === intended ? found : null;
    this.shown = 0;
    this.thinking = false;
  }

  close(): void {
    this.found = null;
  }
}

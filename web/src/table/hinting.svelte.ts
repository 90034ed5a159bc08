import type { Suggestions } from "../slices/sight.ts";
import type { Suggested } from "../wire/types.ts";
import type { Room } from "./room.svelte.ts";

type Asker = Pick<Room, "choices" | "intended" | "hints" | "perform">;

/** The requested hints; they disappear when the offers or the plan change. */
export class Hinting implements Suggestions {
  found = $state.raw<readonly Suggested[] | null>(null);
  thinking = $state(false);
  /** The index of the hint that is shown on the table. */
  shown = $state(0);

  constructor(readonly room: Asker) {}

  get open(): boolean {
    return this.thinking || this.found !== null;
  }

  get current(): Suggested | undefined {
    return this.found?.[this.shown];
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const { intended } = this.room;
    const found = await this.room.hints();
    this.found = this.room.intended === intended ? found : null;
    this.shown = 0;
    this.thinking = false;
  }

  show(index: number): void {
    this.shown = index;
  }

  /** Do what is suggested. */
  perform(): void {
    const action = this.current?.action;
    this.close();
    if (action) this.room.perform(action);
  }

  close(): void {
    this.found = null;
  }
}

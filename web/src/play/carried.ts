import type { Box } from "./box.ts";

/**
 * The card that was just let go over a place: it waits there in the air until it is known what
 * becomes of it. Its flight then begins from there.
 */
export interface Carried {
  readonly card: string;
  readonly box: Box;
  /** The move was sent or refused. */
  readonly release: () => void;
}

let waiting: Carried | null = null;

export const carried = {
  put(what: Carried): void {
    waiting?.release();
    waiting = what;
  },

  /** Where such a card waits; whoever asks lets it fly. */
  take(card: string): Box | null {
    if (waiting?.card !== card) return null;
    const { box } = waiting;
    waiting.release();
    waiting = null;
    return box;
  },

  forget(what: Carried): boolean {
    const waited = waiting === what;
    if (waited) waiting = null;
    return waited;
  },

  /** The hand has changed without a flight of the card: remove it. */
  settle(): void {
    waiting?.release();
    waiting = null;
  },
};

import { analysed, type Analysing, type Judged, lost } from "../../replay/analysing.ts";
import type { Problem } from "../../wire/types.ts";

/** The move that decided a match, taken from its analysis. */
export class Deciding {
  told = $state.raw<Analysing | Problem | null>(null);
  /** There is no analysis, or none any more. */
  failed = $state(false);

  /** Asks until everything is known, or nobody wants to know any more. */
  follow(table: string, match: number): () => void {
    let wanted = true;
    const task = analysed(
      table,
      match,
      (told) => (this.told = told),
      () => wanted,
    );
    task.catch(() => (this.failed = true));
    return () => (wanted = false);
  }

  get progress(): Analysing | null {
    return this.told && "total" in this.told ? this.told : null;
  }

  get complete(): boolean {
    const told = this.progress;
    return Boolean(told?.found) && told!.done === told!.total;
  }

  /** The greatest mistake of those whose mistakes count. */
  worst(counts: (seat: number) => boolean): Judged | null {
    return this.complete ? worstOf(this.progress!.found!.moves, counts) : null;
  }
}

export function worstOf(
  moves: readonly Judged[],
  counts: (seat: number) => boolean,
): Judged | null {
  const mistakes = moves.filter(
    ({ kind, seat }) => (kind === "mistake" || kind === "blunder") && counts(seat),
  );
  return mistakes.sort((one, other) => lost(other) - lost(one))[0] ?? null;
}

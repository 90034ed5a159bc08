import type { ActionInfo } from "../wire/types.ts";
import type { Entry } from "./pages.ts";

/** Where turns and rounds begin: numbers of steps. */
export interface Marks {
  readonly turns: readonly number[];
  readonly rounds: readonly number[];
}

/** After the end of a turn the next one begins; a round begins with its deal. */
export function marksOf(log: readonly Entry[], kinds: Readonly<Record<string, ActionInfo>>): Marks {
  const numbered = log.map((entry, i) => [entry, i] as const).slice(1);
  return {
    turns: numbered.filter(([entry]) => kinds[String(entry.do)]?.ends_turn).map(([, i]) => i),
    rounds: numbered.filter(([entry]) => entry.chance === "deal").map(([, i]) => i),
  };
}

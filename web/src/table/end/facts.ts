import type { By, Card } from "../../words/reader.ts";
import type { GameWords } from "../../words/game_words.ts";
import type { Arguments } from "../../words/catalogue.ts";

/** Something that decided a match or is worth telling about it. */
export type Fact =
  | Leap
  | { readonly fact: "resign" | "timeout"; readonly seat: number }
  | { readonly fact: "turn" | "left"; readonly seat: number; readonly count: number }
  | { readonly fact: "tricks" | "helps" | "cut-ins"; readonly counts: readonly number[] }
  | { readonly fact: "team-tricks" | "turns" | "bluffs" | "call-outs"; readonly count: number }
  | { readonly fact: "taken"; readonly seat: number; readonly count: number; readonly why: string }
  | {
      readonly fact: "round";
      readonly seat: number;
      readonly round: number;
      readonly points: number;
    };

/** A lay that moved a pile far: forward (a jump) or back (a trick). */
export interface Leap {
  readonly fact: "jump" | "best-trick";
  readonly seat: number;
  readonly card: Card;
  readonly from: Card;
  readonly pile: string;
  readonly steps: number;
}

export const MOST_FACTS = 4;

/** A fact in words; the reader sits at `you`. */
export function told(
  fact: Fact,
  words: GameWords,
  names: readonly string[],
  you: number | null,
): string {
  const args: Arguments = {};
  if ("seat" in fact) Object.assign(args, seatArguments(fact.seat, names, you));
  if ("card" in fact) Object.assign(args, leapArguments(fact, words, you));
  if ("counts" in fact) args.counts = countsInWords(fact.counts, words, names);
  for (const key of ["count", "why", "round", "points", "steps"])
    if (key in fact) args[key] = (fact as unknown as Record<string, string | number>)[key]!;
  return words.say(`end-fact-${fact.fact}`, args);
}

function seatArguments(seat: number, names: readonly string[], you: number | null): Arguments {
  return { seat: names[seat] ?? "", "seat-is": seat === you ? "you" : "other" };
}

function leapArguments(leap: Leap, words: GameWords, you: number | null): Arguments {
  const by: By = you === null ? "watched" : leap.seat === you ? "you" : "other";
  return {
    card: words.card(leap.card),
    from: words.card(leap.from),
    "pile-onto": words.pile(leap.pile, by, "onto"),
  };
}

/** "Sara 3, Tim 5", as points are told. */
function countsInWords(
  counts: readonly number[],
  words: GameWords,
  names: readonly string[],
): string {
  return counts
    .map((points, seat) => ({ points, seat: names[seat] ?? "" }))
    .filter(({ points }) => points > 0)
    .map((args) => words.say("score", args))
    .join(", ");
}

/** The greatest by a measure; of equals the first. */
export function greatest<T>(all: readonly T[], measure: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, each) => (best === undefined || measure(each) > measure(best) ? each : best),
    undefined,
  );
}

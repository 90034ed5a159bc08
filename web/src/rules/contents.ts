import type { Part, RulesPart } from "../slices/slice.ts";
import type { GameInfo } from "../wire/types.ts";

/** A heading of the page of rules, `rules-<name>`, and the rules under it. */
export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
}

/** The first chapter, which begins with the game's idea. */
export const GOAL = "goal";

/**
 * The rules of all games and of all tables with other people. T6, the limits of the server, does not
 * concern players.
 */
export const SHARED: readonly Chapter[] = [
  { name: "all-games", rules: ["G1", "G2", "G3", "G4", "G5", "G6"] },
  { name: "tables", rules: ["T1", "T2", "T3", "T4", "T5", "T7"] },
];

/** The chapter that shows a turn step by step. */
export const TURN = "turn";
/** The chapter with the options. */
export const CHOICES = "choices";

const PARTS = import.meta.glob<Part<RulesPart>>("../games/*/rules.ts");
const UNGROUPED: RulesPart = { chapters: {}, examples: {} };

/** How the rules of a game are explained. */
export async function rulesOf(game: string): Promise<RulesPart> {
  return (await PARTS[`../games/${game}/rules.ts`]?.())?.default ?? UNGROUPED;
}

/** The chapters of a game's page, in order. */
export function contentsOf(info: GameInfo, { chapters }: RulesPart): readonly Chapter[] {
  const choices = info.options.length ? [{ name: CHOICES, rules: [] }] : [];
  return [...chaptersOf(chapters, info.rule_ids), ...choices, ...SHARED];
}

/** All rules of a game; rules without a heading come last. */
export function chaptersOf(
  chapters: RulesPart["chapters"],
  ids: readonly string[],
): readonly Chapter[] {
  const known = Object.entries(chapters).map(([name, rules]) => ({
    name,
    rules: rules.filter((rule) => ids.includes(rule)),
  }));
  const others = ids.filter((rule) => !known.some((chapter) => chapter.rules.includes(rule)));
  return [...known, { name: "others", rules: others }].filter(
    ({ name, rules }) => name === GOAL || rules.length,
  );
}

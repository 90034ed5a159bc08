import type { GameInfo } from "../wire/types.ts";

/** A heading of the page of rules, `rules-<name>`, and the rules under it. */
export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
}

type Grouping = Readonly<Record<string, readonly string[]>>;

/** The chapter that begins with the game's idea, whatever rules follow it. */
export const GOAL = "goal";

/** In the order in which somebody learns the game. */
const CHAPTERS: Readonly<Record<string, Grouping>> = {
  "face-to-face": {
    goal: ["FF7"],
    cards: ["FF1", "FF2", "FF10"],
    turn: ["FF3", "FF4", "FF9"],
    helping: ["FF5", "FF6"],
    last: ["FF8"],
  },
  "quick-and-easy": {
    goal: ["QE6"],
    cards: ["QE1", "QE0"],
    turn: ["QE2", "QE3", "QE4", "QE5", "QE10"],
    talk: ["QE7", "QE9", "QE8"],
  },
  "snakes-and-ladders": {
    goal: [],
    cards: ["SL1", "SL2", "SL15"],
    start: ["SL3", "SL4"],
    turn: ["SL5", "SL10", "SL17"],
    actions: ["SL6", "SL7", "SL8", "SL11", "SL12", "SL13"],
    "out-of-turn": ["SL9"],
    attention: ["SL14", "SL16"],
    points: ["SL18", "SL19"],
  },
  "the-game": {
    goal: ["TG3"],
    cards: ["TG1"],
    turn: ["TG2", "TG5"],
    talk: ["TG4"],
  },
};

/**
 * Rules that hold in every game, and at every table with others. T6, how much a server bears, is
 * no rule for people who play.
 */
const SHARED: readonly Chapter[] = [
  { name: "all-games", rules: ["G1", "G2", "G3", "G4", "G5", "G6"] },
  { name: "tables", rules: ["T1", "T2", "T3", "T4", "T5", "T7"] },
];

/** The chapter of what a table may agree on; it has options in the place of rules. */
export const CHOICES = "choices";

/** The chapters of a game's page, in order. */
export function contentsOf(info: GameInfo): readonly Chapter[] {
  const choices = info.options.length ? [{ name: CHOICES, rules: [] }] : [];
  return [...chaptersOf(info.id, info.rule_ids), ...choices, ...SHARED];
}

/** All rules of a game; those that no heading has been found for come last. */
export function chaptersOf(game: string, ids: readonly string[]): readonly Chapter[] {
  const known = Object.entries(CHAPTERS[game] ?? {}).map(([name, rules]) => ({
    name,
    rules: rules.filter((rule) => ids.includes(rule)),
  }));
  const others = ids.filter((rule) => !known.some((chapter) => chapter.rules.includes(rule)));
  return [...known, { name: "others", rules: others }].filter(
    ({ name, rules }) => name === GOAL || rules.length,
  );
}

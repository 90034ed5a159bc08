import { hand, on } from "../../slices/examples.ts";
import type { RulesPart, Thing } from "../../slices/slice.ts";

const UP: Thing = { row: "up", from: 1, to: 59, tone: "gold" };
const DOWN: Thing = { row: "down", from: 60, to: 2, tone: "gold" };
const THEIR_UP: Thing = { ...UP, tone: "silver" };
const own = { tone: "gold" } as const;
const theirs = { under: "silver", tone: "gold" } as const;

function laid(...cards: readonly number[]): readonly Thing[] {
  return cards.map((card) => ({ card, tone: "gold", laid: true }));
}

function golden(...cards: readonly number[]): readonly Thing[] {
  return hand(...cards).map((thing) => ({ ...thing, tone: "gold" }));
}

const chapters: RulesPart["chapters"] = {
  goal: [],
  cards: ["FF1", "FF2", "FF10"],
  turn: ["FF3", "FF4", "FF9"],
  helping: ["FF5", "FF6"],
  last: ["FF7", "FF8"],
};

const examples: RulesPart["examples"] = {
  FF4: [
    { name: "ff-rising", things: [UP, ...laid(4, 8, 13)], fits: true },
    { name: "ff-back-up", things: [UP, ...on(27, 17, own)], fits: true },
    { name: "ff-back-down", things: [DOWN, ...on(35, 45, own)], fits: true },
    { name: "ff-not", things: [UP, ...on(27, 16, own)], fits: false },
  ],
  FF5: [
    { name: "ff-help", things: [THEIR_UP, ...on(29, 12, theirs)], fits: true },
    { name: "ff-help-not", things: [THEIR_UP, ...on(29, 31, theirs)], fits: false },
    { name: "ff-row-not", things: [THEIR_UP, ...laid(12)], fits: false },
  ],
  FF6: [
    { name: "ff-draw-two", things: [...laid(18, 20, 34), { drawn: 2 }], fits: null },
    {
      name: "ff-draw-six",
      things: [...laid(11, 13, 50, 48), ...on(29, 12, theirs), { drawn: 5 }],
      fits: null,
    },
  ],
};

const pictures: RulesPart["pictures"] = {
  goal: [UP, ...laid(27, 58), DOWN, ...laid(35, 2)],
  cards: [UP, DOWN, ...golden(5, 17, 23, 38, 41, 56)],
  turn: [UP, ...on(27, 17, own), DOWN, ...laid(35)],
  last: golden(31, 44),
};

const turn: RulesPart["turn"] = [
  { name: "ff-turn-1", things: [UP, ...on(27, 17, own)], fits: null },
  { name: "ff-turn-2", things: [UP, ...laid(17, 19, 30)], fits: null },
  { name: "ff-turn-3", things: [THEIR_UP, ...on(29, 12, theirs)], fits: null },
  { name: "ff-turn-4", things: [...golden(45, 52), { drawn: 4 }], fits: null },
];

export default { chapters, examples, pictures, turn } satisfies RulesPart;

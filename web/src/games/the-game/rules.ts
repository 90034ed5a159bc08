import { on } from "../../slices/examples.ts";
import type { RulesPart, Thing } from "../../slices/slice.ts";

const UP: Thing = { row: "up", from: 1, to: 99 };
const DOWN: Thing = { row: "down", from: 100, to: 2 };

const chapters: RulesPart["chapters"] = {
  goal: [],
  cards: ["TG1"],
  turn: ["TG2", "TG5"],
  talk: ["TG4"],
  last: ["TG3"],
};

const examples: RulesPart["examples"] = {
  TG2: [
    { name: "tg-rising", things: [UP, ...on(8, 12)], fits: true },
    { name: "tg-falling", things: [DOWN, ...on(91, 84)], fits: true },
    { name: "tg-back", things: [DOWN, ...on(48, 58)], fits: true },
    { name: "tg-not", things: [UP, ...on(52, 45)], fits: false },
  ],
};

const pictures: RulesPart["pictures"] = {
  goal: [UP, ...on(96, 99), DOWN, ...on(5, 2)],
  cards: [UP, UP, DOWN, DOWN],
  turn: [DOWN, ...on(48, 58)],
  talk: [UP, ...on(31, 33)],
  last: [UP, ...on(98, 99)],
};

const turn: RulesPart["turn"] = [
  { name: "tg-turn-1", things: [UP, ...on(47, 37)], fits: null },
  { name: "tg-turn-2", things: [DOWN, ...on(62, 72)], fits: null },
  { name: "tg-turn-3", things: [UP, ...on(30, 31)], fits: null },
  { name: "tg-turn-4", things: [{ drawn: 3 }], fits: null },
];

export default { chapters, examples, pictures, turn } satisfies RulesPart;

import { hand, on } from "../../slices/examples.ts";
import type { RulesPart, Thing } from "../../slices/slice.ts";

const UP: Thing = { row: "up", from: 1, to: 10 };
const DOWN: Thing = { row: "down", from: 10, to: 1 };

const chapters: RulesPart["chapters"] = {
  goal: [],
  cards: ["QE1", "QE0"],
  turn: ["QE2", "QE3", "QE4", "QE10"],
  talk: ["QE7", "QE9", "QE8"],
  last: ["QE5", "QE6"],
};

const examples: RulesPart["examples"] = {
  QE3: [
    {
      name: "qe-falling",
      things: [DOWN, ...on("r7", "b4"), { card: "g2", laid: true }],
      fits: true,
    },
    { name: "qe-row", things: [UP, { card: "b5", laid: true }], fits: true },
    { name: "qe-not", things: [DOWN, ...on("g2", "r8")], fits: false },
  ],
  QE4: [{ name: "qe-trick", things: [DOWN, ...on("g2", "g8")], fits: true }],
};

const pictures: RulesPart["pictures"] = {
  goal: [UP, ...on("b7", "p10"), DOWN, ...on("g2", "y1")],
  cards: [UP, DOWN, ...hand("r4", "b8")],
  turn: [DOWN, ...on("g2", "g8")],
  talk: [...hand("y2", "y3", "p9")],
  last: [DOWN, ...on("g2", "y1")],
};

const turn: RulesPart["turn"] = [
  { name: "qe-turn-1", things: [DOWN, ...on("g2", "g8")], fits: null },
  { name: "qe-turn-2", things: [UP, ...on("y3", "b5")], fits: null },
  { name: "qe-turn-3", things: [{ drawn: 2 }], fits: null },
];

export default { chapters, examples, pictures, turn } satisfies RulesPart;

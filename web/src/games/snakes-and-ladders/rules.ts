import { hand, on } from "../../slices/examples.ts";
import type { RulesPart } from "../../slices/slice.ts";

const chapters: RulesPart["chapters"] = {
  goal: [],
  cards: ["SL1", "SL2", "SL15"],
  start: ["SL3", "SL4"],
  turn: ["SL5", "SL10", "SL17"],
  actions: ["SL6", "SL7", "SL8", "SL11", "SL12", "SL13"],
  "out-of-turn": ["SL9"],
  attention: ["SL14", "SL16"],
  points: ["SL18", "SL19"],
};

const examples: RulesPart["examples"] = {
  SL5: [
    { name: "sl-colour", things: on("r9", "r5"), fits: true },
    { name: "sl-digit", things: on("r5", "b5"), fits: true },
    { name: "sl-not", things: on("r5", "g7"), fits: false },
  ],
  SL6: [
    { name: "sl-skip", things: on("bS", "bS"), fits: true },
    { name: "sl-skip-not", things: on("bS", "rS"), fits: false },
  ],
  SL7: [{ name: "sl-two", things: on("yD", "gD"), fits: true }],
  SL9: [
    { name: "sl-cut", things: on("r5", "r5"), fits: true },
    { name: "sl-cut-not", things: on("r5", "b5"), fits: false },
  ],
  SL10: [{ name: "sl-wild", things: on("W", "b3"), fits: true }],
  SL11: [
    { name: "sl-honest", things: [...on("r9", "W4"), ...hand("b3", "g7")], fits: true },
    { name: "sl-bluff", things: [...on("r9", "W4"), ...hand("r3", "g7")], fits: false },
  ],
};

const pictures: RulesPart["pictures"] = {
  goal: on("g3", "b3"),
  cards: [{ card: "r5" }, ...hand("r2", "y7", "g0", "b9", "W")],
  start: [{ card: null }, { card: "y4", laid: true }],
  turn: [...on("r9", "r5"), { card: "b5", laid: true }],
  actions: [{ card: "bS" }, { card: "yD" }, { card: "gR" }, { card: "W4" }],
  attention: hand("g6"),
  points: hand("r8", "bD", "W"),
};

const turn: RulesPart["turn"] = [
  { name: "sl-turn-1", things: on("r9", "r5"), fits: null },
  { name: "sl-turn-2", things: on("r5", "b5"), fits: null },
  { name: "sl-turn-3", things: on("b5", "bS"), fits: null },
  { name: "sl-turn-4", things: [...hand("g7", "y2"), { drawn: 1 }], fits: null },
];

export default { chapters, examples, pictures, turn } satisfies RulesPart;

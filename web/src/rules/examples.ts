import type { Card } from "../words/reader.ts";

type Tone = "gold" | "silver";

/** Things drawn side by side; `laid` is the card in question, on what is left of it. */
export type Thing =
  | {
      readonly row: "up" | "down";
      readonly from: number;
      readonly to: number;
      readonly tone?: Tone;
    }
  | { readonly card: Card; readonly tone?: Tone; readonly laid?: boolean; readonly held?: boolean }
  | { readonly drawn: number };

export interface Example {
  /** The caption is the message `rules-ex-<name>`. */
  readonly name: string;
  readonly things: readonly Thing[];
  /** null where nothing is right or wrong. */
  readonly fits: boolean | null;
}

const gold = "gold";
const silver = "silver";

function on(
  top: Card,
  card: Card,
  tones: { readonly under?: Tone; readonly tone?: Tone } = {},
): readonly Thing[] {
  return [
    { card: top, tone: tones.under ?? tones.tone },
    { card, tone: tones.tone, laid: true },
  ];
}

const own = { tone: gold } as const;
const theirs = { under: silver, tone: gold } as const;

function hand(...cards: readonly Card[]): readonly Thing[] {
  return cards.map((card) => ({ card, held: true }));
}

function golden(...cards: readonly Card[]): readonly Thing[] {
  return cards.map((card) => ({ card, tone: gold, laid: true }));
}

const FF_UP: Thing = { row: "up", from: 1, to: 59, tone: gold };
const FF_THEIR_UP: Thing = { row: "up", from: 1, to: 59, tone: silver };
const QE_UP: Thing = { row: "up", from: 1, to: 10 };
const QE_DOWN: Thing = { row: "down", from: 10, to: 1 };
const TG_UP: Thing = { row: "up", from: 1, to: 99 };
const TG_DOWN: Thing = { row: "down", from: 100, to: 2 };
const FF_DOWN: Thing = { row: "down", from: 60, to: 2, tone: gold };

/** What the leaflets show with cards, by the rule it explains. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  FF4: [
    { name: "ff-rising", things: [FF_UP, ...golden(4, 8, 13)], fits: true },
    { name: "ff-back-up", things: [FF_UP, ...on(27, 17, own)], fits: true },
    { name: "ff-back-down", things: [FF_DOWN, ...on(35, 45, own)], fits: true },
    { name: "ff-not", things: [FF_UP, ...on(27, 16, own)], fits: false },
  ],
  FF5: [
    { name: "ff-help", things: [FF_THEIR_UP, ...on(29, 12, theirs)], fits: true },
    { name: "ff-help-not", things: [FF_THEIR_UP, ...on(29, 31, theirs)], fits: false },
    { name: "ff-row-not", things: [FF_THEIR_UP, ...golden(12)], fits: false },
  ],
  FF6: [
    { name: "ff-draw-two", things: [...golden(18, 20, 34), { drawn: 2 }], fits: null },
    {
      name: "ff-draw-six",
      things: [...golden(11, 13, 50, 48), ...on(29, 12, theirs), { drawn: 5 }],
      fits: null,
    },
  ],
  QE3: [
    {
      name: "qe-falling",
      things: [QE_DOWN, { card: "r7" }, { card: "b4", laid: true }, { card: "g2", laid: true }],
      fits: true,
    },
    { name: "qe-row", things: [QE_UP, { card: "b5", laid: true }], fits: true },
    { name: "qe-not", things: [QE_DOWN, ...on("g2", "r8")], fits: false },
  ],
  QE4: [{ name: "qe-trick", things: [QE_DOWN, ...on("g2", "g8")], fits: true }],
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
  TG2: [
    { name: "tg-rising", things: [TG_UP, ...on(8, 12)], fits: true },
    { name: "tg-falling", things: [TG_DOWN, ...on(91, 84)], fits: true },
    { name: "tg-back", things: [TG_DOWN, ...on(48, 58)], fits: true },
    { name: "tg-not", things: [TG_UP, ...on(52, 45)], fits: false },
  ],
};

export function examplesOf(rule: string): readonly Example[] {
  return EXAMPLES[rule] ?? [];
}

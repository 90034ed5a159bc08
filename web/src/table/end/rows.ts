import { CARDS, numberOf, ROWS } from "../../games/rows/rows.ts";
import type { Entry } from "../../replay/pages.ts";
import type { Card } from "../../words/reader.ts";
import { type Fact, greatest, type Leap } from "./facts.ts";

/** In a duel everybody has piles of their own, and so many cards to lay. */
const OWN: Readonly<Record<string, number>> = { "face-to-face": CARDS["face-to-face"]! };
/** Here any card may be the first on a row, so that it is no jump (QE3). */
const FREE_START = "quick-and-easy";

/** A card on a pile; `steps` is the room it took, negative where it gave room back. */
export interface Lay {
  readonly seat: number;
  readonly card: Card;
  readonly pile: string;
  readonly place: string;
  readonly from: Card | null;
  readonly steps: number;
  readonly help: boolean;
}

export interface Turn {
  readonly seat: number;
  readonly lays: readonly Lay[];
}

const FEWEST_WORTH_TELLING = 3;

export function hasRows(game: string): boolean {
  return game in ROWS;
}

/** What decided a match of such a game, the weightiest first. */
export function rowFacts(
  game: string,
  log: readonly Entry[],
  result: Readonly<Record<string, unknown>>,
  seats: number,
): Fact[] {
  const turns = turnsOf(game, log);
  const lays = turns.flatMap((turn) => turn.lays);
  const own = OWN[game];
  const facts = own ? duelFacts(lays, own, Number(result.winner), seats) : teamFacts(game, lays);
  const longest = greatest(turns, (turn) => turn.lays.length);
  if (longest && longest.lays.length >= FEWEST_WORTH_TELLING)
    facts.push({ fact: "turn", seat: longest.seat, count: longest.lays.length });
  if (!own) facts.push({ fact: "turns", count: turns.length });
  return facts;
}

function duelFacts(lays: readonly Lay[], own: number, winner: number, seats: number): Fact[] {
  const loser = 1 - winner;
  const count = own - lays.filter((lay) => lay.seat === loser).length;
  const helps = bySeat(
    lays.filter((lay) => lay.help),
    seats,
  );
  const tricks = bySeat(lays.filter(isTrick), seats);
  return [
    { fact: "left", seat: loser, count },
    ...leaps(lays.filter((lay) => !lay.help)).filter((leap) => leap.fact === "jump"),
    ...told("helps", helps),
    ...told("tricks", tricks),
  ];
}

function teamFacts(game: string, lays: readonly Lay[]): Fact[] {
  const count = lays.filter(isTrick).length;
  // Where tricks are always ten steps none is the best.
  const told = leaps(lays).filter((leap) => leap.fact === "jump" || game === FREE_START);
  return count ? [...told, { fact: "team-tricks", count }] : told;
}

/** The lay that took most room and the one that gave most back. */
function leaps(lays: readonly Lay[]): Leap[] {
  const jump = greatest(lays, (lay) => lay.steps);
  const trick = greatest(lays.filter(isTrick), (lay) => -lay.steps);
  return [
    ...(jump && jump.from !== null && jump.steps > 1 ? [leap("jump", jump)] : []),
    ...(trick ? [leap("best-trick", trick)] : []),
  ];
}

function leap(fact: Leap["fact"], { seat, card, pile, from, steps }: Lay): Leap {
  return { fact, seat, card, pile, from: from!, steps: Math.abs(steps) };
}

function isTrick(lay: Lay): boolean {
  return lay.steps < 0 && !lay.help;
}

function bySeat(lays: readonly Lay[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => lays.filter((lay) => lay.seat === seat).length);
}

function told(fact: "helps" | "tricks", counts: readonly number[]): Fact[] {
  return counts.some((count) => count > 0) ? [{ fact, counts }] : [];
}

/** The turns of a match, without the cards that were taken back. */
export function turnsOf(game: string, log: readonly Entry[]): Turn[] {
  const piles = new Map<string, Card[]>();
  const turns: Turn[] = [];
  let lays: Lay[] = [];
  const ends = (seat: number) => {
    turns.push({ seat, lays });
    lays = [];
  };
  for (const entry of log) {
    if (entry.do === "lay") lays.push(put(game, piles, entry));
    else if (entry.do === "take_back") piles.get(lays.pop()?.place ?? "")?.pop();
    else if (entry.do === "end_turn") ends(entry.seat!);
  }
  if (lays.length) ends(lays[0]!.seat);
  return turns;
}

function put(game: string, piles: Map<string, Card[]>, entry: Entry): Lay {
  const [seat, card, pile] = [entry.seat!, entry.card as Card, String(entry.pile)];
  const help = pile.startsWith("their_");
  const name = pile.replace("their_", "");
  const row = ROWS[game]?.find((each) => each.pile === name);
  const place = game in OWN ? `${help ? 1 - seat : seat}:${name}` : name;
  const cards = piles.get(place) ?? [];
  const from = cards.at(-1) ?? (game === FREE_START ? null : (row?.from ?? null));
  piles.set(place, [...cards, card]);
  const way = row?.way === "up" ? 1 : -1;
  const steps = from === null ? 0 : (numberOf(card) - numberOf(from)) * way;
  return { seat, card, pile, place, from, steps, help };
}

import type { Facts } from "../../words/reader.ts";
import type { Line } from "../room.svelte.ts";
import { type Fact, greatest } from "./facts.ts";

interface Round {
  readonly winner: number | null;
  readonly scores: readonly number[];
}

/** What decided a match of Snakes & Ladders; without its events only what the rounds tell. */
export function snakesFacts(events: readonly Facts[] | null, result: Facts, seats: number): Fact[] {
  const all = events ?? [];
  const of = (kind: string) => all.filter((event) => event.event === kind);
  const bluffs = of("challenged").filter((event) => event.bluff).length;
  const calls = of("called_out").length;
  return [
    ...largestTaking(of("cards_taken")),
    ...dearestRound((result.rounds ?? []) as readonly Round[]),
    ...(bluffs ? [{ fact: "bluffs", count: bluffs } as const] : []),
    ...cutIns(of("card_laid"), seats),
    ...(calls ? [{ fact: "call-outs", count: calls } as const] : []),
  ];
}

/** Two cards at once are everyday; a single one drawn is nothing to tell. */
function largestTaking(events: readonly Facts[]): Fact[] {
  const most = greatest(events, (event) => Number(event.count));
  if (!most || Number(most.count) < 2) return [];
  const { seat, count, why } = most as { seat: number; count: number; why: string };
  return [{ fact: "taken", seat, count, why }];
}

/** The round in which one seat got most points; a single round says it in the result. */
function dearestRound(rounds: readonly Round[]): Fact[] {
  if (rounds.length < 2) return [];
  const all = rounds.flatMap(({ scores }, i) =>
    scores.map((points, seat) => ({ fact: "round", seat, round: i + 1, points }) as const),
  );
  const most = greatest(all, (each) => each.points);
  return most && most.points > 0 ? [most] : [];
}

function cutIns(laid: readonly Facts[], seats: number): Fact[] {
  const intervened = laid.filter((event) => event.intervened);
  const counts = Array.from(
    { length: seats },
    (_, seat) => intervened.filter((event) => event.seat === seat).length,
  );
  return intervened.length ? [{ fact: "cut-ins", counts }] : [];
}

/** The events of a match, if the table's log still has its beginning. */
export function eventsOf(log: readonly Line[], match: number): readonly Facts[] | null {
  const began = log.findLastIndex(({ event }) => event.event === "began" && event.match === match);
  return began < 0 ? null : log.slice(began + 1).map((line) => line.event);
}

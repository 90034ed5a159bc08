import { drawn } from "../../play/drawn.ts";
import type { Flight, Motion } from "../../play/flight.ts";
import type { SnakesEvent } from "./chances.ts";

const GAME = "snakes-and-ladders";
/** More than this many backs to one seat tell no more. */
const MOST_BACKS = 4;

/** The ways cards take when this happens; `own` is the seat whose hand lies open below. */
export function snakesFlights(event: SnakesEvent, own: number | null): Motion[] {
  const home = (seat: number) => (seat === own ? "hand" : `seat:${seat}`);
  switch (event.event) {
    case "card_laid":
      return [fly(event.card, home(event.seat), "discard")];
    case "cards_taken":
      return taken(event.cards, event.count, home(event.seat));
    case "challenged":
      return event.bluff ? [fly("W4", "discard", home(event.target))] : [];
    case "reshuffled":
      return [...backs(event.count, "discard", "draw"), { riffle: "draw", game: GAME }];
    case "round_dealt":
      return [
        { riffle: "draw", game: GAME },
        ...event.hands.flatMap((hand, seat) => taken(hand, 1, home(seat))),
        fly(event.opening, "draw", "discard"),
      ];
    default:
      return [];
  }
}

/** Cards seen fly each on its own, others as backs. */
function taken(cards: readonly string[] | null, count: number, to: string): Flight[] {
  if (cards === null || to !== "hand") return backs(count, "draw", to);
  return drawn({ game: GAME, from: "draw", to }, cards, count);
}

function backs(count: number, from: string, to: string): Flight[] {
  return drawn({ game: GAME, from, to }, null, Math.min(count, MOST_BACKS));
}

function fly(card: string | null, from: string, to: string): Flight {
  return { card, game: GAME, from, to };
}

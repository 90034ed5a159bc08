import type { SeatFacts } from "../wire/types.ts";
import { say, wordsOf } from "../words/words.svelte.ts";

/** What the bot on a seat is called; its number stays on the same line. */
export function botName(seat: number): string {
  return say("seat-bot", { number: String(seat + 1) }).replaceAll(" ", "\u00a0");
}

/** The names of the seats; equal names get their seat numbers. */
export function seatNames(seats: readonly SeatFacts[]): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === "open") return "";
    return seat.kind === "bot" ? botName(i) : wordsOf("").person(seat.name ?? "");
  });
  return plain.map((name, i) =>
    name && plain.indexOf(name) !== plain.lastIndexOf(name)
      ? say("seat-namesake", { name, number: String(i + 1) })
      : name,
  );
}

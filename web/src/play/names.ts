import type { SeatFacts } from "../wire/types.ts";
import { say, wordsOf } from "../words/words.svelte.ts";

/** The names of the seats; equal names get their seat numbers. */
export function seatNames(seats: readonly SeatFacts[]): string[] {
  const plain = seats.map((seat, i) => {
    const number = String(i + 1);
    if (seat.kind === "open") return "";
    return seat.kind === "bot" ? say("seat-bot", { number }) : wordsOf("").person(seat.name ?? "");
  });
  return plain.map((name, i) =>
    name && plain.indexOf(name) !== plain.lastIndexOf(name)
      ? say("seat-namesake", { name, number: String(i + 1) })
      : name,
  );
}

import type { GameWords } from "../words/game_words.ts";
import type { Step } from "../wire/types.ts";

/** What happens in a step, in words. */
export function toldOf(
  step: Step,
  words: GameWords,
  names: readonly string[],
  you: number | null,
): string {
  const sentences = step.events.map((event) => words.event(event, names, you)).filter(Boolean);
  return sentences.join(" ") || words.action(step.entry, names);
}

/** Ms since the start, as minutes and seconds. */
export function clockTime(t: number): string {
  const seconds = Math.floor(t / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const short = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${short.padStart(5, "0")}` : short;
}

import { gamebox } from "../slices/gamebox.svelte.ts";
import { say, wordsOf } from "../words/words.svelte.ts";

/** The options in which matches differed from the leaflet, in words; "" for none. */
export function optionsOf(game: string, options: Readonly<Record<string, unknown>>): string {
  const leaflet = gamebox.game(game)?.presets.leaflet ?? {};
  const words = wordsOf(game);
  return Object.entries(options)
    .filter(([name, value]) => leaflet[name] !== value)
    .map(([name, value]) =>
      say("setup-difference", {
        option: words.option(name),
        value: words.optionValue(name, value as string | number).label,
      }),
    )
    .join(" · ");
}

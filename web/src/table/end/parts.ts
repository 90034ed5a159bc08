import type { EndPart, Part } from "../../slices/slice.ts";

const PARTS = import.meta.glob<Part<EndPart>>("../../games/*/end.ts");

/** The panel of the end, with what the game adds to it. */
export async function endOf(game: string) {
  const [{ default: End }, own] = await Promise.all([
    import("./EndPanel.svelte"),
    PARTS[`../../games/${game}/end.ts`]?.(),
  ]);
  return { End, part: own?.default ?? null };
}

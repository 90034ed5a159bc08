import type { EndPart, Part } from "../../slices/slice.ts";

const PARTS = import.meta.glob<Part<EndPart>>("../../games/*/end.ts");

/** The panel of the end, and the game's own part of it. */
export async function endOf(game: string) {
  const [{ default: End }, own] = await Promise.all([
    import("./EndPanel.svelte"),
    PARTS[`../../games/${game}/end.ts`]?.(),
  ]);
  return { End, part: own?.default ?? null };
}

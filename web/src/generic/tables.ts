import { here } from "../wire/base.ts";
import { gamebox } from "../slices/gamebox.svelte.ts";
import type { Part, TablePart } from "../slices/slice.ts";

const TABLES = import.meta.glob<Part<TablePart>>("../games/*/table.ts");

/** The table component of a game; the generic table if the game has none. */
export async function tableOf(game: string): Promise<TablePart> {
  const generic = new URLSearchParams(here().search).get("table") === "generic";
  const own = generic ? undefined : TABLES[`../games/${game}/table.ts`];
  return (await (own?.() ?? anyTable())).default;
}

/** The generic table; it needs the description of the game. */
async function anyTable() {
  await gamebox.ask();
  return import("./GenericTable.svelte");
}

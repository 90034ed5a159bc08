import { gamebox } from "../slices/gamebox.svelte.ts";
import type { Part, TablePart } from "../slices/slice.ts";

const TABLES = import.meta.glob<Part<TablePart>>("../games/*/table.ts");

/** The table a game is played at; a game without one of its own is played at the generic table. */
export async function tableOf(game: string): Promise<TablePart> {
  const generic = new URLSearchParams(location.search).get("table") === "generic";
  const own = generic ? undefined : TABLES[`../games/${game}/table.ts`];
  return (await (own?.() ?? anyTable())).default;
}

/** It has to know what the actions of the game are. */
async function anyTable() {
  await gamebox.ask();
  return import("./GenericTable.svelte");
}

import { gamebox } from "../slices/gamebox.svelte.ts";
import type { Part, TablePart } from "../slices/slice.ts";

const TABLES = import.meta.glob<Part<TablePart>>("../games/*/table.ts");

/** The table a game is played at; a game without one of its own is played at the generic table. */
export async function tableOf(game: string): Promise<TablePart> {
  const generic = new URLSearchParams(location.search).get("table") === "generic";
  const own = generic ? undefined : TABLES[`../games/${game}/table.ts`];
  return (await (own?.() ?? anyTable())).default;
}

/** It wants to know more of a game than its views tell, but can do without. */
async function anyTable() {
  await gamebox.open().catch(() => undefined);
  return import("./GenericTable.svelte");
}

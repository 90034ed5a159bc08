import type { Part, TablePart } from "../slices/slice.ts";

const TABLES = import.meta.glob<Part<TablePart>>("../games/*/table.ts");

/** The table a game is played at; a game without one of its own is played at the generic table. */
export async function tableOf(game: string): Promise<TablePart> {
  const generic = new URLSearchParams(location.search).get("table") === "generic";
  const own = generic ? undefined : TABLES[`../games/${game}/table.ts`];
  return (await (own?.() ?? import("./GenericTable.svelte"))).default;
}

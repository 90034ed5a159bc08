import type { Component } from "svelte";
import type { Sight } from "../slices/sight.ts";
import { sliceOf } from "../slices/slice.ts";

export type TableComponent = Component<{ sight: Sight }>;

/** The table a game is played at; a game without one of its own is played at the generic table. */
export async function tableOf(game: string): Promise<TableComponent> {
  const generic = new URLSearchParams(location.search).get("table") === "generic";
  const own = generic ? undefined : sliceOf(game)?.table;
  return (await (own?.() ?? import("./GenericTable.svelte"))).default;
}

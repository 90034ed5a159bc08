import type { Component } from "svelte";
import type { Sight } from "../table/sight.ts";

export type TableComponent = Component<{ sight: Sight }>;
type Module = { readonly default: unknown };

const OWN: Readonly<Record<string, () => Promise<Module>>> = {
  "face-to-face": () => import("./face-to-face/FaceToFace.svelte"),
  "quick-and-easy": () => import("./team/TeamTable.svelte"),
  "snakes-and-ladders": () => import("./snakes-and-ladders/SnakesAndLadders.svelte"),
  "the-game": () => import("./team/TeamTable.svelte"),
};

/**
 * The table a game is played at; a game without one of its own is played at the generic table.
 * Each table reads the sight as that of its own game, which this map vouches for.
 */
export async function tableOf(game: string): Promise<TableComponent> {
  const generic = new URLSearchParams(location.search).get("table") === "generic";
  const load = generic ? undefined : OWN[game];
  const module: Module = await (load?.() ?? import("./generic/GenericTable.svelte"));
  return module.default as TableComponent;
}

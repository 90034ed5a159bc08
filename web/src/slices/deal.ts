import type { Dice } from "./dice.ts";

/**
 * What the seed makes of a shuffle: the fields of its entry in the record that follow from it; null if
 * they depend on how play stood.
 */
export type Deal = (
  dice: Dice,
  entry: Readonly<Record<string, unknown>>,
  seats: number,
) => Promise<Readonly<Record<string, unknown>> | null>;

const DEALS = import.meta.glob<Deal>("../games/*/deal.ts", { import: "default" });

/** How a game is dealt, if this page knows. */
export async function dealOf(game: string): Promise<Deal | null> {
  return (await DEALS[`../games/${game}/deal.ts`]?.()) ?? null;
}

/** How many cards the first hand of a deal has. */
export function handSize(entry: Readonly<Record<string, unknown>>): number {
  return (entry.hands as readonly (readonly unknown[])[])[0]!.length;
}

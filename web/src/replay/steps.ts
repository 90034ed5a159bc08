import { request } from "../wire/api.ts";
import type { Page } from "./pages.ts";

/** Whose eyes see the match; null sees all hands. */
export type Eyes = number | null;

/** A page of steps from the server. */
export async function stepsOf(
  table: string,
  match: number,
  from: number,
  eyes: Eyes = null,
): Promise<Page> {
  const query: Record<string, number> = eyes === null ? { from } : { from, seat: eyes };
  const path = "GET /api/tables/{table}/records/{match}/steps";
  // A replay reads the steps of any game alike.
  return (await request(path, null, { table, match }, query)) as unknown as Page;
}

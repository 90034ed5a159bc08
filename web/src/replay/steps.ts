import { request } from "../wire/api.ts";
import type { Steps } from "../wire/types.ts";

/** Whose eyes see the match; null sees all hands. */
export type Eyes = number | null;

/** A page of steps from the server. */
export function stepsOf(
  table: string,
  match: number,
  from: number,
  eyes: Eyes = null,
): Promise<Steps> {
  const query: Record<string, number> = eyes === null ? { from } : { from, seat: eyes };
  const path = "GET /api/tables/{table}/records/{match}/steps";
  return request(path, null, { table, match }, query);
}

import { request } from "../../wire/api.ts";

/** Where other devices find a table; where this page is, if the server does not say. */
export async function addressOf(table: string): Promise<string> {
  try {
    return (await request("GET /api/tables/{table}/invitation", null, { table })).address;
  } catch {
    return ownAddress(table);
  }
}

export function ownAddress(table: string): string {
  return `${location.origin}/t/${table}`;
}

import { pageAt } from "../../wire/base.ts";
import { request } from "../../wire/api.ts";

/** The address of a table for other devices; that of this page if the server does not know one. */
export async function addressOf(table: string): Promise<string> {
  try {
    return (await request("GET /api/tables/{table}/invitation", null, { table })).address;
  } catch {
    return ownAddress(table);
  }
}

export function ownAddress(table: string): string {
  return location.origin + pageAt(`/t/${table}`);
}

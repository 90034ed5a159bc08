import { remembered } from "./remembered.ts";
import { hex } from "./sha256.ts";

/** What this browser has promised for the deal of a match; all its tabs share it. */
export interface Kept {
  readonly table: string;
  readonly match: number;
  readonly attempt: number;
  readonly part: string;
}

const KEY = "parts";
const MOST = 12;

/** 128 random bits. */
export function newPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(remembered.get(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

/** The part for the match at this table that was kept last. */
export function keptPart(table: string): Kept | null {
  return all().find((kept) => kept.table === table) ?? null;
}

export function keepPart(kept: Kept): void {
  const others = all().filter(({ table }) => table !== kept.table);
  remembered.set(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function forgetPart(table: string): void {
  remembered.set(KEY, JSON.stringify(all().filter((kept) => kept.table !== table)));
}

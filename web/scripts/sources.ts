import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Schema } from "./names.ts";

/** The sources of the client by their paths in `src`, as they are written by people. */
export type Sources = ReadonlyMap<string, string>;

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../src");

/** The schema of the messages, as the server writes it. */
export function wireSchema(): Schema {
  return JSON.parse(readFileSync(join(ROOT, "../wire.json"), "utf8")) as Schema;
}

export function sources(): Sources {
  const names = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.includes(".test."));
  const written = names.filter((name) => name !== "wire/types.ts");
  return new Map(written.map((name) => [name, readFileSync(join(ROOT, name), "utf8")] as const));
}

/** The game that a file belongs to; null for what games share. */
export function gameOf(name: string): string | null {
  const [, game] = /^games\/([^/]+)\//.exec(name) ?? [];
  return game === undefined || game === "rows" ? null : game;
}

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The files that one imports; what a glob finds is not imported. */
export function importsOf(name: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, to]) => posix.join(posix.dirname(name), to!));
}

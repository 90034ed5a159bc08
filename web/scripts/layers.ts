import { gameOf, importsOf, type Sources } from "./sources.ts";

/**
 * The folders of the client from the lowest up: each imports only from itself and from those below
 * it, and no game from another. Slices are found by a glob, so that nobody imports them.
 */
export const LAYERS = [
  "wire",
  "words",
  "slices",
  "shell",
  "calls",
  "cards",
  "play",
  "games/rows",
  "games",
  "generic",
  "home",
  "me",
  "rules",
  "replay",
  "table",
  "daily",
  "puzzles",
] as const;

/** Imports that point upwards, or from one game to another. */
export function wrongImports(all: Sources): string[] {
  return [...all].flatMap(([name, text]) =>
    importsOf(name, text)
      .filter((to) => !allowed(name, to))
      .map((to) => `${name} imports ${to}`),
  );
}

function allowed(from: string, to: string): boolean {
  if (to.endsWith(".css")) return true;
  const [game, other] = [gameOf(from), gameOf(to)];
  return layerOf(to) <= layerOf(from) && (other === null || other === game);
}

/** Files beside the folders are above them all. */
function layerOf(name: string): number {
  const found = LAYERS.findIndex((folder) => name.startsWith(`${folder}/`));
  return found < 0 && !name.includes("/") ? LAYERS.length : found;
}

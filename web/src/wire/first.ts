import type { TableIs, Update } from "./types.ts";

/** What the server has sent with the page of a table: as the socket will tell it. */
export type First = readonly [TableIs, Update];

let first: First | null = read();

function read(): First | null {
  if (typeof document === "undefined") return null;
  const block = document.getElementById("first");
  block?.remove();
  try {
    return block?.textContent ? (JSON.parse(block.textContent) as First) : null;
  } catch {
    return null;
  }
}

/** The game of the table whose page was opened, before anything is asked. */
export function firstGame(): string | null {
  return first?.[0].facts.game ?? null;
}

/** Were cards played at that table? */
export function isPlayedAtFirst(): boolean {
  return first?.[0].facts.phase === "playing";
}

/** How this table stood when its page was sent; once. */
export function takeFirst(table: string): First | null {
  const found = first?.[0].facts.table === table ? first : null;
  first = null;
  return found;
}

import { untrack } from "svelte";
import { away } from "./away.svelte.ts";
import { later as browser } from "./here/later.ts";
import { isHere, type Link, Refused, UNREACHABLE } from "./link.ts";
import { server } from "./server_link.ts";
import type { Endpoints, Problem } from "./types.ts";

export { Refused, UNREACHABLE };

type Path = keyof Endpoints;
type Parts = Record<string, string | number>;

const OK = 300;

/** Whom to ask about a table; a template may ask. */
export function linkOf(table: string): Link {
  const here = isHere(table);
  untrack(() => (away.on = here));
  return here ? browser : server;
}

/** One request, by its name in the catalogue: `request("PUT /api/me", { name })`. */
export async function request<P extends Path>(
  path: P,
  body: Endpoints[P]["body"],
  parts: Parts = {},
  query: Parts = {},
): Promise<Endpoints[P]["answer"]> {
  const [method, pattern] = path.split(" ") as [string, string];
  const table = tableIn(parts, body);
  const ask = (link: Link) =>
    link.send(method, address(pattern, parts, query), JSON.stringify(body ?? {}));
  const { status, body: answer } = await (table
    ? ask(linkOf(table))
    : away.asked(ask, server, browser));
  if (status >= OK) throw new Refused((answer as Problem | null) ?? UNREACHABLE, status);
  return answer as Endpoints[P]["answer"];
}

/** The table that a request is about, if it is about one. */
function tableIn(parts: Parts, body: unknown): string | null {
  const like = (body as { like?: { table: string } | null } | null)?.like;
  return (parts["table"] as string | undefined) ?? like?.table ?? null;
}

function address(pattern: string, parts: Parts, query: Parts): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
  const asked = new URLSearchParams(Object.entries(query).map(([key, v]) => [key, String(v)]));
  return asked.size ? `${path}?${asked}` : path;
}

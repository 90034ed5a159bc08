import type { Endpoints, Problem } from "./types.ts";

type Path = keyof Endpoints;

const PATIENCE_MS = 15_000;
const UNAVAILABLE = 503;

/** The server refused a request, or could not be reached (`code` is then `unreachable`). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status?: number,
  ) {
    super(problem.code);
  }

  /** Is it worth asking the same once more a little later? */
  get passes(): boolean {
    return this.problem === UNREACHABLE || this.status === UNAVAILABLE;
  }
}

export const UNREACHABLE: Problem = { code: "unreachable", rule: "", facts: {} };

/** One request, by its name in the catalogue: `request("PUT /api/me", { name })`. */
export async function request<P extends Path>(
  path: P,
  body: Endpoints[P]["body"],
  parts: Record<string, string | number> = {},
  query: Record<string, string | number> = {},
): Promise<Endpoints[P]["answer"]> {
  const [method, pattern] = path.split(" ") as [string, string];
  const response = await send(method, address(pattern, parts, query), body);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refused((answer as Problem | null) ?? UNREACHABLE, response.status);
  return answer as Endpoints[P]["answer"];
}

function address(
  pattern: string,
  parts: Record<string, string | number>,
  query: Record<string, string | number>,
): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
  const asked = new URLSearchParams(Object.entries(query).map(([key, v]) => [key, String(v)]));
  return asked.size ? `${path}?${asked}` : path;
}

async function send(method: string, url: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS) };
  if (method !== "GET") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  try {
    return await fetch(url, init);
  } catch {
    throw new Refused(UNREACHABLE);
  }
}

/** Where a socket of this server is. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

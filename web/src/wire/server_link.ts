import { at } from "./base.ts";
import { type Answered, type Link, Refused, type Socket, UNREACHABLE } from "./link.ts";

const PATIENCE_MS = 15_000;
const HELLO_WITHIN = 8_000;

/** HTTP and WebSockets. */
export const server: Link = {
  remote: true,
  patience: HELLO_WITHIN,

  async send(method: string, path: string, body?: string): Promise<Answered> {
    const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS) };
    if (method !== "GET") {
      init.headers = { "Content-Type": "application/json" };
      init.body = body ?? "{}";
    }
    try {
      const response = await fetch(at(path), init);
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      throw new Refused(UNREACHABLE);
    }
  },

  async open(table: string): Promise<Socket> {
    return new WebSocket(socketAddress(`/api/tables/${table}/socket`)) as Socket;
  },
};

/** Where a socket of this server is. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(path)}`;
}

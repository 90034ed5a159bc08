import { ALONE } from "./base.ts";
import type { Problem } from "./types.ts";

/** The answer to a request. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** A connection to a table, as a WebSocket is one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who has tables: a server, or this browser. */
export interface Link {
  /** Is it out of reach without a network? */
  readonly remote: boolean;
  /** Ms until it must have answered. */
  readonly patience: number;
  send(method: string, path: string, body?: string): Promise<Answered>;
  open(table: string): Promise<Socket>;
}

/** A request was refused, or nobody could be reached (`code` is then `unreachable`). */
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

const UNAVAILABLE = 503;
export const UNREACHABLE: Problem = { code: "unreachable", rule: "", facts: {} };

/** Tables of this browser have ids that no server gives. */
export const isHere = (table: string): boolean => ALONE || table.endsWith("-");

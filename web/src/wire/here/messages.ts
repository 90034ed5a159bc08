/**
 * What pages and the worker with the tables say to each other, over one channel; only the page that
 * has started the worker speaks to it directly.
 */
export const CHANNEL = "stosy-tables";
/** Whoever holds this lock has the worker. */
export const SITE_LOCK = "stosy-site";
/** Each page holds one of these for as long as it lives. */
export const tabLock = (page: string): string => `stosy-tab-${page}`;

/** From a page. */
export type Said =
  | { readonly to: "site"; readonly from: string; readonly say: "anybody" }
  | {
      readonly to: "site";
      readonly from: string;
      readonly say: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | {
      readonly to: "site";
      readonly from: string;
      readonly say: "connect";
      readonly socket: number;
      readonly table: string;
    }
  | {
      readonly to: "site";
      readonly from: string;
      readonly say: "send";
      readonly socket: number;
      readonly text: string;
    }
  | {
      readonly to: "site";
      readonly from: string;
      readonly say: "disconnect";
      readonly socket: number;
    };

/** Why there are no tables. */
export type Trouble = "storage_refused" | "runtime_missing";

/** To a page, or to all. */
export type Heard =
  | { readonly to: string; readonly hear: "up"; readonly site: string }
  | { readonly to: string; readonly hear: "down"; readonly trouble: Trouble }
  | {
      readonly to: string;
      readonly hear: "answer";
      readonly id: number;
      readonly status: number;
      readonly body: unknown;
    }
  | {
      readonly to: string;
      readonly hear: "told";
      readonly socket: number;
      readonly tell: unknown;
    };

export const ALL = "all";

/** What a worker searches for: moves of bots and hints, or what a finished match was worth. */
export type Work = "search" | "analysis";

/** What such a worker says: what it knows so far, or in the end; null if it failed. */
export type Worked = { readonly soFar: string } | { readonly answer: string | null };

/** Whoever has started this worker hears of an error only if it is thrown outside of a promise. */
export function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/** What the worker needs to begin. */
export interface Begin {
  readonly begin: "site" | Work | "memory";
  /** Where the runtime is. */
  readonly base: string;
  readonly name: string;
  /** Who has started it. */
  readonly page?: string;
}

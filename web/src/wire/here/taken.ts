import { at } from "../base.ts";
import { hex } from "../sha256.ts";
import { away } from "../away.svelte.ts";
import { type Problem } from "../types.ts";
import { snapshotOf } from "./python.ts";
import script from "./worker.ts?worker&url";

/** Where the script of the worker is. */
export const workerAddress = (): string => new URL(script, location.href).pathname;

/** What is taken along: `offline/build.mjs` writes it. */
export interface Files {
  readonly version: string;
  /** Over the wire. */
  readonly bytes: number;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

const LIST = at("/offline/files.json");
/** `sw.js` looks there. */
const CACHE = "stosy-offline";

let known: Promise<Files> | null = null;

/** The newest files that can be had; the ones taken along if there is no connection. */
export function filesOf(): Promise<Files> {
  known ??= fetch(LIST).then(async (response) => {
    if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
    return (await response.json()) as Files;
  });
  known.catch(() => (known = null));
  return known;
}

/** Are they the ones that were taken along? */
export async function isNewest(): Promise<boolean> {
  return (await filesOf()).version === away.taken;
}

/**
 * Fetch and keep everything; `progress` is told from 0 to 1. If that fails, nothing new is kept:
 * the reason is `storage_full`, `storage_refused` or `unreachable`. With `reload` what is kept does
 * not count.
 */
export async function take(
  progress: (share: number) => void,
  from: RequestCache = "default",
): Promise<Problem | null> {
  try {
    const { version, files } = await filesOf();
    const cache = await caches.open(CACHE);
    const whole = files.reduce((sum, { size }) => sum + size, 0);
    let had = 0;
    const paths = files.map(({ name }) => at(`/offline/${version}/${name}`));
    for (const path of [...paths, workerAddress()])
      await keep(cache, path, from, (bytes) => progress(Math.min(1, (had += bytes) / whole)));
    await cache.add(LIST);
    const folder = at(`/offline/${version}/`);
    await prepare(new URL(folder, location.href).href);
    await forgetOthers(cache, new Set([LIST, workerAddress(), snapshotOf(folder), ...paths]));
    away.taken = version;
    void navigator.storage?.persist?.();
    return null;
  } catch (error) {
    if (!away.taken) await leave();
    return { code: reason(error), rule: "T6", facts: {} };
  }
}

/** What the start can do without, so that it does not matter if it fails. */
function prepare(base: string): Promise<void> {
  const worker = new Worker(workerAddress(), { type: "module" });
  worker.postMessage({ begin: "memory", base, name: "" });
  return new Promise<void>((done) => {
    worker.onmessage = worker.onerror = () => done();
  }).finally(() => worker.terminate());
}

async function keep(
  cache: Cache,
  path: string,
  from: RequestCache,
  got: (bytes: number) => void,
): Promise<void> {
  const response = await fetch(path, { cache: from });
  if (!response.ok || !response.body) throw new TypeError(`${path}: ${response.status}`);
  const counted = response.clone().body!.getReader();
  const kept = cache.put(path, response);
  kept.catch(() => undefined);
  for (let part = await counted.read(); !part.done; part = await counted.read())
    got(part.value.byteLength);
  await kept;
}

async function forgetOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Is every file that was taken along what it was when it was made? */
async function isWhole({ version, files }: Files, cache: Cache): Promise<boolean> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const { name } of files) {
    const kept = await cache.match(at(`/offline/${version}/${name}`));
    if (!kept) return false;
    const body = new Uint8Array(await kept.arrayBuffer());
    parts.push(new TextEncoder().encode(`${name} ${body.length}\n`), body);
  }
  const bytes = await new Blob(parts).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return hex(digest).startsWith(version);
}

/** What was taken along does not start: fetch it anew if it is damaged. Was it? */
export async function mend(): Promise<boolean> {
  if (!away.taken) return false;
  try {
    const cache = await caches.open(CACHE);
    if (await isWhole(await filesOf(), cache)) return false;
    return (await take(() => undefined, "reload")) === null;
  } catch {
    return false;
  }
}

function reason(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "storage_full";
  return name === "SecurityError" || name === "InvalidStateError"
    ? "storage_refused"
    : "unreachable";
}

/** Do without it again; the matches stay. */
export async function leave(): Promise<void> {
  away.taken = null;
  try {
    await caches.delete(CACHE);
  } catch {
    // Nothing could be kept, so there is nothing to delete.
  }
}

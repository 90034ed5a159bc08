/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  readonly globals: { get(name: string): unknown };
}

/** `sw.js` and `taken.ts` know it, too. */
const CACHE = "stosy-offline";
const PLACE = "/lib/stosy";
/** Nothing is installed from elsewhere. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});
/** What the package imports of the standard library; nothing that holds random numbers is used. */
const IMPORTS = `
import base64, bisect, contextlib, dataclasses, functools, hashlib, heapq, importlib.metadata
import importlib.resources, itertools, json, math, pickle, pkgutil, re, secrets, statistics
import string, threading, typing, unicodedata, urllib.parse, weakref, zlib
`;

/** The memory of a Python that has just started, kept by this browser. */
export const snapshotOf = (base: string): string => `${base}memory.bin`;

async function load(base: string, options: object): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  return loadPyodide({ indexURL: base, lockFileContents: NO_PACKAGES, ...options });
}

/** Python with the package. */
export async function startPython(base: string): Promise<Python> {
  const archive = fetch(`${base}stosy.zip`).then((response) => {
    if (!response.ok) throw new Error(`stosy.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  archive.catch(() => undefined);
  const python = (await restored(base)) ?? (await load(base, {}));
  python.unpackArchive(await archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

/** From the memory that is kept; null if there is none, or it does not fit. */
async function restored(base: string): Promise<Python | null> {
  try {
    const kept = await caches.match(snapshotOf(base), { cacheName: CACHE });
    return kept ? await load(base, { _loadSnapshot: await kept.arrayBuffer() }) : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Start Python once and keep its memory: the next start takes less than half as long. */
export async function keepMemory(base: string): Promise<void> {
  const python = await load(base, { _makeSnapshot: true });
  python.runPython(IMPORTS);
  const memory = new Response(python.makeMemorySnapshot());
  await (await caches.open(CACHE)).put(snapshotOf(base), memory);
}

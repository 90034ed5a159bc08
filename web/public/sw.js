/*
 * Without a connection the pages still open and can say so in the reader's language. Only they and
 * what they are made of are kept; what the server says of tables (/api) never is.
 */
const KEPT = "stosy-pages";
/** All pages are the same file; it is kept under this address. */
const PAGE = "/";
/** All files of the newest version: made with it. */
const LIST = "/files.json";
const MADE_OF = "/assets/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll().catch(() => undefined));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Each page that opens says so: by then there may be a newer version. */
self.addEventListener("message", (event) => event.waitUntil(keepAll().catch(() => undefined)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(MADE_OF)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/"))
    event.respondWith(newestPage(request));
});

/** Keep the page and all files of its version, and forget those of versions before. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const files = await newestFiles();
  const have = new Set((await kept.keys()).map((request) => new URL(request.url).pathname));
  for (const file of files) if (!have.has(file)) await kept.add(file);
  await kept.add(PAGE);
  const wanted = new Set([PAGE, ...files]);
  for (const path of have) if (!wanted.has(path)) await kept.delete(path);
}

async function newestFiles() {
  const list = await (await fetch(LIST)).json();
  const parts = Object.values(list).flatMap((part) => [
    part.file,
    ...(part.css ?? []),
    ...(part.assets ?? []),
  ]);
  return [...new Set(parts)].filter((path) => !path.endsWith(".html")).map((path) => `/${path}`);
}

/** The names of these files change with what is in them, so a kept one is never out of date. */
async function keptFirst(request) {
  return (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);
}

async function newestPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE, { cacheName: KEPT })) ?? Response.error();
  }
}

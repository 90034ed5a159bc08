/*
 * Without a connection the pages still open and can say so in the reader's language. Only they and
 * what they are made of are kept; what the server says of tables (/api) never is.
 */
const KEPT = "stosy-pages";
/** All pages are the same file; it is kept under this address. */
const BASE = new URL(self.registration.scope).pathname;
const PAGE = BASE;
/** It is loaded before all else, under the same name for ever. */
const HEAL = `${BASE}heal.js`;
/** Without a server there is one file for all pages, and the path of a page is its query. */
const ALONE = self.location.search === "?alone";
const ONLY_FILES = [BASE, `${BASE}index.html`];
/** All files of the newest version: made with it. */
const LIST = `${BASE}files.json`;
const MADE_OF = `${BASE}assets/`;
const MISSING = 404;
/** What was taken along to play without a connection; the pages keep it there. */
const TAKEN = "stosy-offline";
const TAKEN_LIST = `${BASE}offline/files.json`;
const TAKEN_FILES = [`${BASE}offline/`, `${BASE}workers/`];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepFirst().catch(() => undefined));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Each page that opens says so: by then there may be a newer version. */
self.addEventListener("message", (event) => event.waitUntil(keepAll().catch(() => undefined)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const { pathname } = url;
  if (pathname.startsWith(MADE_OF)) event.respondWith(keptFirst(request, KEPT));
  else if (pathname === TAKEN_LIST) event.respondWith(newest(request, TAKEN_LIST, TAKEN));
  else if (TAKEN_FILES.some((folder) => pathname.startsWith(folder)))
    event.respondWith(keptFirst(request, TAKEN));
  else if (pathname === HEAL) event.respondWith(newest(request, HEAL, KEPT));
  else if (request.mode === "navigate" && ALONE) event.respondWith(pageOfFiles(request, url));
  else if (request.mode === "navigate" && !pathname.startsWith(`${BASE}api/`))
    event.respondWith(newest(request, PAGE, KEPT));
});

/** Where pages are kept already, they belong to what was taken along: a page asks for newer ones. */
async function keepFirst() {
  if (!(await caches.match(PAGE, { cacheName: KEPT }))) await keepAll();
}

/** Keep the page and all files of its version, and forget those of versions before. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const files = await newestFiles();
  const have = new Set((await kept.keys()).map((request) => new URL(request.url).pathname));
  for (const file of files) if (!have.has(file)) await keep(kept, file);
  const always = [HEAL, PAGE];
  for (const file of always) await kept.add(new Request(file, { cache: "no-cache" }));
  const wanted = new Set([...always, ...files]);
  for (const path of have) if (!wanted.has(path)) await kept.delete(path);
}

/** Some web spaces answer with a page where a file is missing. */
async function keep(kept, file) {
  const response = await fetch(file);
  if (!response.ok || response.headers.get("Content-Type")?.startsWith("text/html"))
    throw new Error(`${file}: ${response.status}`);
  await kept.put(file, response);
}

async function newestFiles() {
  const list = await (await fetch(LIST, { cache: "no-cache" })).json();
  const parts = Object.values(list).flatMap((part) => [
    part.file,
    ...(part.css ?? []),
    ...(part.assets ?? []),
  ]);
  return [...new Set(parts)].filter((path) => !path.endsWith(".html")).map((path) => BASE + path);
}

/** The names of these files change with what is in them, so a kept one is never out of date. */
async function keptFirst(request, cacheName) {
  if (request.cache === "reload") return fetch(request); // what is kept is damaged
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
}

/** The page, whatever its query; a path that is no file becomes a query. */
async function pageOfFiles(request, { pathname, search }) {
  if (ONLY_FILES.includes(pathname))
    return newest(new Request(PAGE, { cache: "no-cache" }), PAGE, KEPT);
  try {
    const response = await fetch(request);
    if (response.status !== MISSING) return response;
  } catch {
    // Without a connection it is a page, too.
  }
  return Response.redirect(`${PAGE}?/${pathname.slice(BASE.length)}${search}`);
}

/** What is kept under this address, if there is no connection. */
async function newest(request, address, cacheName) {
  const kept = () => caches.match(address, { cacheName });
  try {
    const response = await fetch(request);
    return response.status === MISSING ? ((await kept()) ?? response) : response;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/*
 * Somebody is called. What comes is small and tells no cards: { call, table, game, name }. The words
 * are those of the page that asked for it, in its language; it keeps them here.
 */
const CALLS = "stosy-calls";
const WORDS = `${BASE}calls`;
const PLAIN = { title: "Stosy", move: {}, joined: "%name%", invited: {}, daily: "" };

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? BASE));
});

/** The push service gives another address: the server has to know it. */
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.oldSubscription?.endpoint)),
);

async function show(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Something has to be shown, or the browser shows something of its own.
  }
  const words = await callWords();
  const name = () => told.name ?? ""; // a "$" in it is no more than that
  const texts = {
    move: words.move[told.game],
    joined: words.joined.replace("%name%", name),
    invited: words.invited[told.game]?.replace("%name%", name),
    daily: words.daily,
  };
  const path = BASE + (told.table ? `t/${told.table}` : told.call === "daily" ? "daily" : "");
  const open = await clientAt(path);
  if (open?.focused) return; // they see it
  await self.registration.showNotification(words.title, {
    body: texts[told.call] ?? "",
    tag: `${told.call} ${told.table ?? ""}`,
    renotify: true,
    icon: `${BASE}icon-192.png`,
    lang: words.language,
    data: { path },
  });
}

async function callWords() {
  const kept = await caches.match(WORDS, { cacheName: CALLS });
  return kept ? { ...PLAIN, ...(await kept.json()) } : PLAIN;
}

async function clientAt(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((page) => new URL(page.url).pathname === path);
}

async function go(path) {
  const page = await clientAt(path);
  return page ? page.focus() : self.clients.openWindow(path);
}

async function renew(before) {
  const { key, devices } = await (await fetch(`${BASE}api/me/push`)).json();
  if (!key) return;
  const daily = devices.find(({ endpoint }) => endpoint === before)?.daily ?? false;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch(`${BASE}api/me/push`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, daily, key }),
  });
}

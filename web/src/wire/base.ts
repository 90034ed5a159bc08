/** The folder of the site on its host: the scripts are in a folder of it. */
export const BASE = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";

/** A site without a server says so in its page. */
export const ALONE = typeof document !== "undefined" && "alone" in document.documentElement.dataset;

/** The path of a page in a query, which some programs write with other signs, and what follows. */
const INNER = /^\?((?:\/|%2F)[^?&=]*)=?[?&]?(.*)$/i;
const ONLY_FILES = new Set(["/", "/index.html"]);

/** A page of this site, and its query. */
export interface Place {
  readonly path: string;
  readonly search: string;
}

/** The address of a file of this site: `at("/sw.js")`. */
export const at = (path: string): string => BASE + path.slice(1);

/**
 * The address of a page: `pageAt("/rules")`. Without a server there is one file for all pages, which
 * any web space finds, and the path is its query: `?/rules`.
 */
export const pageAt = (path: string): string =>
  ALONE && path !== "/" ? `${BASE}?${path}` : at(path);

/** Where in the site an address is, from `/` on; null if it is elsewhere. */
export function within(pathname: string): string | null {
  return pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : null;
}

/** The page of an address; null if it is elsewhere. */
export function pageOf(address: {
  readonly pathname: string;
  readonly search: string;
}): Place | null {
  const path = within(address.pathname);
  if (path === null) return null;
  return ALONE ? innerPage(path, address.search) : { path, search: address.search };
}

/** The page of an address of a site that has one file for all. */
export function innerPage(path: string, search: string): Place {
  if (!ONLY_FILES.has(path)) return { path, search };
  const [, inner = "/", rest = search.slice(1)] = INNER.exec(search) ?? [];
  return { path: inner.replace(/%2F/gi, "/"), search: rest && `?${rest}` };
}

/** The page that is shown. */
export const here = (): Place => pageOf(location) ?? { path: "", search: "" };

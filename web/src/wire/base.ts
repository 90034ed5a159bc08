/** The folder of the site on its host: the scripts are in a folder of it. */
export const BASE = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";

/** A site without a server says so in its page. */
export const ALONE = typeof document !== "undefined" && "alone" in document.documentElement.dataset;

/** The path of a page in a query, and what follows. */
const INNER = /^\?(\/[^?&=]*)=?[?&]?(.*)/;

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

/** The page of an address; null if it is elsewhere. */
export function pageOf({ pathname, search }: Location | HTMLAnchorElement): Place | null {
  if (!pathname.startsWith(BASE)) return null;
  const path = `/${pathname.slice(BASE.length)}`;
  return ALONE ? innerPage(path, search) : { path, search };
}

/** The page of an address of a site that has one file for all. */
export function innerPage(path: string, search: string): Place {
  if (path !== "/" && path !== "/index.html") return { path, search };
  // Some programs write the signs of a query in another way.
  const [, inner = "/", rest = search.slice(1)] = INNER.exec(search.replaceAll("%2F", "/")) ?? [];
  return { path: inner, search: rest && `?${rest}` };
}

/** The page that is shown. */
export const here = (): Place => pageOf(location)!;

/** The folder of the site on its host: the scripts are in a folder of it. */
export const BASE = import.meta.env.PROD ? new URL("../", import.meta.url).pathname : "/";

/** An address of this site: `at("/rules")`. */
export const at = (path: string): string => BASE + path.slice(1);

/** Where in the site an address is, from `/` on; null if it is elsewhere. */
export function within(pathname: string): string | null {
  return pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : null;
}

import { ALONE, here, pageAt, pageOf } from "../wire/base.ts";
import { notices } from "./notices.svelte.ts";

/** The pages of the client, by their addresses. */
export type Page =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly table: string; readonly key: string | null }
  | { readonly page: "replay"; readonly table: string; readonly match: number }
  | { readonly page: "rules"; readonly game: string | null }
  | { readonly page: "me"; readonly part: string; readonly link: string | null }
  | { readonly page: "daily"; readonly date: string | null; readonly game: string | null }
  | { readonly page: "puzzles"; readonly game: string | null }
  | { readonly page: "lost" };

const TABLE = "([A-Za-z0-9_-]{22})";
const PATHS: readonly [RegExp, (parts: readonly string[]) => Page][] = [
  [/^\/$/, () => ({ page: "home" })],
  [new RegExp(`^/t/${TABLE}$`), ([table]) => ({ page: "table", table: table!, key: given("key") })],
  [
    new RegExp(`^/t/${TABLE}/replay/(\\d{1,6})$`),
    ([table, match]) => ({ page: "replay", table: table!, match: Number(match) }),
  ],
  [
    /^\/me(?:\/(games|statistics|people))?$/,
    ([part]) => ({ page: "me", part: part ?? "", link: given("move") }),
  ],
  [/^\/rules$/, () => ({ page: "rules", game: null })],
  [/^\/rules\/([a-z0-9-]{1,60})$/, ([game]) => ({ page: "rules", game: game! })],
  [
    /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?(?:\/([a-z0-9-]{1,60}))?$/,
    ([date, game]) => ({ page: "daily", date: date ?? null, game: game ?? null }),
  ],
  [/^\/puzzles(?:\/([a-z0-9-]{1,60}))?$/, ([game]) => ({ page: "puzzles", game: game ?? null })],
];

/** What only a server has: deals of days, puzzles, what is kept about people. */
const OF_SERVERS = /^\/(me|daily|puzzles)/;

/** Secrets such as the key of a seat stand behind the #, which browsers keep to themselves. */
function given(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

function read(): Page {
  const { path } = here();
  for (const [pattern, page] of ALONE && OF_SERVERS.test(path) ? [] : PATHS) {
    const found = pattern.exec(path);
    if (found) return page(found.slice(1));
  }
  return { page: "lost" };
}

class Router {
  page = $state.raw<Page>(read());

  constructor() {
    addEventListener("popstate", () => (this.page = read()));
  }

  go(path: string, replace = false): void {
    if (!replace) notices.clear();
    history[replace ? "replaceState" : "pushState"](null, "", pageAt(path));
    this.page = read();
    scrollTo(0, 0);
  }

  /** For links: stay on the page unless the person wants another tab. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const place = pageOf(link);
    if (place === null || place.path.startsWith("/api/")) return;
    if (place.path === here().path && link.hash) return;
    event.preventDefault();
    this.go(place.path + place.search + link.hash);
  };
}

export const router = new Router();

import type { Link } from "../link.ts";

/** To start Python takes long on a slow phone. */
const PATIENCE_MS = 120_000;

const browser = async (): Promise<Pick<Link, "send" | "open">> =>
  (await import("./browser_link.ts")).browser;

/** The tables of this browser; whoever does not need them does not load what they need. */
export const later: Link = {
  remote: false,
  patience: PATIENCE_MS,
  send: async (...asked) => (await browser()).send(...asked),
  open: async (table) => (await browser()).open(table),
};

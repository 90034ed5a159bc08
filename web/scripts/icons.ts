import type { Plugin } from "vite";
import { MASKABLE, SIGN, svg, TURN } from "./drawing.ts";
import { png } from "./png.ts";

/** The icons of the site, drawn while it is built: no picture is kept in the sources. */
const ICONS: Readonly<Record<string, () => Promise<Uint8Array> | string>> = {
  "favicon.svg": () => svg(SIGN),
  "favicon-turn.svg": () => svg(TURN),
  "icon-192.png": () => png(SIGN, 192),
  "icon-512.png": () => png(SIGN, 512),
  "icon-maskable-512.png": () => png(MASKABLE, 512),
};

export function icons(): Plugin {
  return {
    name: "stosy-icons",
    apply: "build",
    async generateBundle() {
      for (const [fileName, draw] of Object.entries(ICONS))
        this.emitFile({ type: "asset", fileName, source: await draw() });
    },
  };
}

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";

/** Scripts beside the bundle, which keep their names: without comments and spaces. */
const SCRIPTS = ["heal.js", "sw.js"];

export function plain(): Plugin {
  let folder = "";
  return {
    name: "stosy-plain",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      for (const name of SCRIPTS) {
        const path = join(folder, name);
        const { code } = await minify(name, await readFile(path, "utf8"));
        await writeFile(path, code);
      }
    },
  };
}

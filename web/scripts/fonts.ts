import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const NUNITO = dirname(resolve("@fontsource-variable/nunito/package.json"));
const FOLDER = join(import.meta.dirname, "../fonts");
const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** The characters that our languages have, so that a page fetches only what it shows. */
const PARTS: Readonly<Record<string, readonly [file: string, text: string]>> = {
  figures: ["latin", ` ${span(0x30, 0x39)}!&()+,-./:;?\u00a0«»–—’“”„…−`],
  signs: ["latin", `"#$%'*<=>@[]_|×·→äöüÄÖÜß`],
  latin: ["latin", `${span(0x41, 0x5a)}${span(0x61, 0x7a)}áéíóúýÁÉÍÓÚÝ`],
  czech: ["latin-ext", "ěščřžůťďňĚŠČŘŽŮŤĎŇ"],
  cyrillic: ["cyrillic", `${span(0x410, 0x44f)}ЁёІіЇїЄєҐґ`],
};
const WEIGHTS = { wght: { min: 400, max: 800 } };
/** They are cut once, and again when something else is wanted. */
const MADE_OF = join(FOLDER, "parts.json");
const WANTED = JSON.stringify([PARTS, WEIGHTS, "no features"]);

/** Parts of the font as files for `style/fonts.css`, and its licence beside the built pages. */
export function fonts(): Plugin {
  return {
    name: "stosy-fonts",
    async configResolved() {
      const there = new Set(await readdir(FOLDER).catch(() => []));
      const whole = Object.keys(PARTS).every((name) => there.has(`${name}.woff2`));
      if (whole && (await readFile(MADE_OF, "utf8").catch(() => null)) === WANTED) return;
      await mkdir(FOLDER, { recursive: true });
      for (const [name, [file, text]] of Object.entries(PARTS)) {
        const whole = await readFile(join(NUNITO, `files/nunito-${file}-wght-normal.woff2`));
        const options = {
          targetFormat: "woff2",
          variationAxes: WEIGHTS,
          noLayoutClosure: true,
          keepFeatures: [],
        } as const;
        await writeFile(join(FOLDER, `${name}.woff2`), await subset(whole, text, options));
      }
      await writeFile(MADE_OF, WANTED);
    },
    async generateBundle() {
      const source = await readFile(join(NUNITO, "LICENSE"));
      this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source });
    },
  };
}

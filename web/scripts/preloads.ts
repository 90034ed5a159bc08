import type { Plugin, Rollup } from "vite";

/** What the table of a game needs: the page of a table and the game's own table. */
const PAGE = "src/table/TablePage.svelte";
const TABLE = /src\/games\/([^/]+)\/table\.ts$/;

/** The parts of the font with which each language begins. */
const FONTS: Readonly<Record<string, readonly string[]>> = {
  en: ["figures", "latin"],
  cs: ["figures", "latin", "czech"],
  uk: ["figures", "cyrillic"],
  ru: ["figures", "cyrillic"],
};

/**
 * Writes down what a table needs at once, for the server to put into the head of its page: without
 * that each file would be asked for only when another one has come.
 */
export function preloads(): Plugin {
  return {
    name: "stosy-preloads",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(PAGE))!;
      const tables: Record<string, string> = { "": links(bundle, entry, [page]) };
      for (const chunk of chunks) {
        const game = TABLE.exec(chunk.facadeModuleId ?? "")?.[1];
        if (game) tables[game] = links(bundle, entry, [page, chunk]);
      }
      const fonts = Object.entries(FONTS).map(([language, parts]) => {
        const wanted = files.filter((file) => parts.some((part) => isFont(file.fileName, part)));
        return [language, wanted.map(({ fileName }) => font(fileName)).join("")];
      });
      const source = JSON.stringify({ tables, languages: Object.fromEntries(fonts) });
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  };
}

/** The links to all that these chunks import and the entry does not. */
function links(
  bundle: Rollup.OutputBundle,
  entry: Rollup.OutputChunk,
  chunks: readonly Rollup.OutputChunk[],
): string {
  const known = importedBy(bundle, [entry]);
  const wanted = [...importedBy(bundle, chunks)].filter((chunk) => !known.has(chunk));
  const styles = new Set(wanted.flatMap((chunk) => [...chunk.viteMetadata!.importedCss]));
  return [
    ...wanted.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="./${fileName}">`),
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="./${name}">`),
  ].join("");
}

function importedBy(
  bundle: Rollup.OutputBundle,
  chunks: readonly Rollup.OutputChunk[],
  found = new Set<Rollup.OutputChunk>(),
): Set<Rollup.OutputChunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const imported = chunk.imports.map((name) => bundle[name]);
    importedBy(
      bundle,
      imported.filter((file) => file?.type === "chunk"),
      found,
    );
  }
  return found;
}

const isFont = (file: string, part: string): boolean =>
  file.startsWith(`assets/${part}-`) && file.endsWith(".woff2");
const font = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${file}">`;

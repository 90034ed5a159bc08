import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./scripts/fonts.ts";
import { icons } from "./scripts/icons.ts";
import { plain } from "./scripts/plain.ts";
import { preloads } from "./scripts/preloads.ts";

const server = "http://127.0.0.1:8000";

// Left alone, the bundler cuts what every page needs into many small files, which compress worse and
// come one by one.
const FRAME = {
  name: "frame",
  test: /node_modules\/|src\/(words\/(?!files)|wire\/(api|away|idle|link|remembered|server_link)|shell\/(?!copy|wish|worker|Announcement|Problem))/,
};
const CARDS = {
  name: "cards",
  test: /src\/(cards\/|slices\/(?!deal|dice|examples)|games\/[^/]+\/(manifest\.ts|cards\/))/,
};
const PLAY = {
  name: "play",
  test: /src\/(play\/(?!tones|Hint\.|Reactions)|generic\/(?!GenericTable|choices|found)|wire\/parts)/,
};
const ROWS = { name: "rows", test: /src\/games\/rows\/(?!team|end)/ };

// What every page has before it imports anything else.
const ALWAYS = /\/(frame|index|rolldown-runtime)-[^/]+$/;

export default defineConfig({
  // Wherever the site is: the server puts its own folder into the page.
  base: "./",
  plugins: [svelte(), icons(), fonts(), plain(), preloads()],
  build: {
    outDir: "../src/stosy/server/site",
    emptyOutDir: true,
    // For the service worker, which keeps all files of a version.
    manifest: "files.json",
    target: "es2022",
    // Everything is a file of its own: the policy of the page allows neither inline code nor data.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        files.filter((file) => hostType === "html" || !ALWAYS.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [FRAME, CARDS, PLAY, ROWS] } } },
  },
  // The server allows them WebAssembly, which pages may not compile.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "workers/[name]-[hash].js" } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});

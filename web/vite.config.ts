import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./scripts/fonts.ts";
import { icons } from "./scripts/icons.ts";
import { preloads } from "./scripts/preloads.ts";

const server = "http://127.0.0.1:8000";

// Left alone, the bundler cuts what every page needs into many small files, which compress worse and
// come one by one.
const FRAME = {
  name: "frame",
  test: /node_modules\/|src\/(words\/(?!files)|wire\/(api|idle|remembered|reconnecting)|shell\/)/,
};
const CARDS = {
  name: "cards",
  test: /src\/(cards\/|slices\/(?!dice|examples)|games\/[^/]+\/(manifest\.ts|cards\/))/,
};
const PLAY = {
  name: "play",
  test: /src\/(play\/(?!tones)|generic\/(?!GenericTable|choices|found)|home\/opening)/,
};
const ROWS = { name: "rows", test: /src\/games\/rows\/(?!team|end)/ };

export default defineConfig({
  plugins: [svelte(), icons(), fonts(), preloads()],
  build: {
    outDir: "../src/stosy/server/site",
    emptyOutDir: true,
    // For the service worker, which keeps all files of a version.
    manifest: "files.json",
    target: "es2022",
    // Everything is a file of its own: the policy of the page allows neither inline code nor data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FRAME, CARDS, PLAY, ROWS] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});

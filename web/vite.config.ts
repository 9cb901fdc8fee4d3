import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { nameOf, words } from "./words.ts";

// What is built lies inside the Python package: the house serves it, and a wheel carries it.
export default defineConfig({
  plugins: [svelte(), words],
  base: "/",
  build: {
    outDir: "../src/ludotheque/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the house's Content-Security-Policy lets nothing in that has no address
    modulePreload: { polyfill: false },
    target: "es2022",
    cssCodeSplit: false,
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // `light-dark()` stays as it is
    license: { fileName: "licences.md" }, // of what is built in
    rolldownOptions: {
      checks: { bundlerTimings: false }, // it counts the compiler among the slow
      output: {
        chunkFileNames: (chunk) => `assets/${nameOf(chunk)}-[hash].js`,
        // Few files: all that the first screen needs, what screens share, and one for each screen and board.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "tiles", test: /src.games.[a-z0-9-]+.(geometry|roads|Tile)\b/ }, // a lid has some too
            { name: "shared", test: /src.(lib|ui|screens.table)\b/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the words lie beside us
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // words and examples lie beside us
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/browser.ts",
    css: true, // as it is written: a test reads the colours of the seats
  },
});

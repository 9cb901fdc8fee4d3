import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// A string alone on its line, such as the path of a drawing: it cannot be broken.
const ONE_STRING = '^\\s*(?:return |[\\w-]+(?::\\s|=))?\\{?(?:".*"|`.*`)\\}?(?:[,;]| ?/?>)?$';

// No rule here needs types: svelte-check has them, and what a rule says of a file can be kept while the file stays.
export default defineConfig(
  globalIgnores(["src/protocol.ts", "src/games/*/shown.ts"]), // docs/generate.py writes them
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120, ignorePattern: ONE_STRING }],
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // `{" "}` is a blank that would not be kept otherwise
      "svelte/prefer-svelte-reactivity": "off", // what is shown is replaced, not changed: `$state.raw`
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);

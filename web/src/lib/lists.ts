import { settings } from "./settings.svelte";

const LOCALES = { en: "en-GB", fr: "fr" }; // the terminal's lists have no comma before “and” either

/** Names as people list them: A, B and C. */
export function list(names: string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "conjunction" }).format(names);
}

import { settings } from "./settings.svelte";

const LOCALES = { en: "en-GB", fr: "fr" }; // the terminal's lists have no comma before “and” either

/** Names as people list them: A, B and C. */
export function list(names: string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: "conjunction" }).format(names);
}

/** What is told in the same words, once, with all that it is told of. */
export function alike<One extends { words: string }>(told: readonly One[]): { words: string; all: One[] }[] {
  const found = new Map<string, One[]>();
  for (const one of told) found.set(one.words, [...(found.get(one.words) ?? []), one]);
  return [...found].map(([words, all]) => ({ words, all }));
}

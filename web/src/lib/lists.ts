import { t } from "./words.svelte";

/** Names as people list them: A, B and C. */
export function list(names: string[]): string {
  const [last, ...others] = [...names].reverse();
  if (last === undefined || others.length === 0) return last ?? "";
  return t("list-and", { first: others.reverse().join(", "), last });
}

/** What is told in the same words, once, with all that it is told of. */
export function alike<One extends { words: string }>(told: readonly One[]): { words: string; all: One[] }[] {
  const found = new Map<string, One[]>();
  for (const one of told) found.set(one.words, [...(found.get(one.words) ?? []), one]);
  return [...found].map(([words, all]) => ({ words, all }));
}

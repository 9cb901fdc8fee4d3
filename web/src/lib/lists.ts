import { settings } from "./settings.svelte";

/** Names as people list them: A, B and C. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

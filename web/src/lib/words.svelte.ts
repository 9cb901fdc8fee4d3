/** Words for people, from the same Fluent catalogue as the terminal and the house. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const LANGUAGES = { en: () => import("./words-en"), fr: () => import("./words-fr") };

/** A number that needs no formatter of the browser: making one takes as long as drawing a board. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

let bundle = $state.raw<FluentBundle | null>(null);

/** Take the words of a language; they are fetched once. */
export async function loadWords(language: Language): Promise<void> {
  const { default: texts } = await LANGUAGES[language]();
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = loaded.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  bundle = loaded;
}

/** A message of the catalogue, in the language of the page. An unknown one is a fault of ours. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  if (bundle === null || !message?.value) throw new Error(`no words for ${id}`);
  const errors: Error[] = [];
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Count(value) : value,
  ]);
  const text = bundle.formatPattern(message.value, Object.fromEntries(given), errors);
  if (errors.length > 0) throw errors[0];
  return text;
}

/** Whether the catalogue has these words: for keys that come from the house. */
export function hasWords(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

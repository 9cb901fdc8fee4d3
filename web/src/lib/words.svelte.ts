/** Words for people, from the same Fluent catalogue as the terminal and the house. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { aboutOf, ENGLISH, languageOf } from "./languages";
import { numeral } from "./numbers";

/** The texts of each language, those of the games too, in one file to fetch: `web/words.ts` puts them together. */
const FOUND = import.meta.glob<string[]>("../../../src/ludotheque/words/*/web.ftl", {
  query: "?words",
  import: "default",
});

/** A number that needs no formatter of the browser: making one takes as long as drawing a board. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? numeral(this.value)
      : numeral(super.toString(scope));
  }
}

let bundle = $state.raw<FluentBundle | null>(null);

/** Take the words of a language; they are fetched once. */
export async function loadWords(language: string): Promise<void> {
  const { locale, complete } = aboutOf(language);
  const loaded = new FluentBundle([locale, aboutOf(ENGLISH).locale], { useIsolating: false });
  if (!complete) await addWords(loaded, ENGLISH);
  await addWords(loaded, language);
  bundle = loaded;
}

/** Those of a language; they stand in place of those that are there already. */
async function addWords(loaded: FluentBundle, language: string): Promise<void> {
  const load = Object.entries(FOUND).find(([path]) => languageOf(path) === language)?.[1];
  if (load === undefined) throw new Error(`no words in ${language}`);
  for (const text of await load()) {
    const errors = loaded.addResource(new FluentResource(text), { allowOverrides: true });
    if (errors.length > 0) throw errors[0];
  }
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

import { connection } from "./connection.svelte";
import { house } from "./house.svelte";
import { loadFonts } from "./languages";
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

/** Speak another language from now on; the house is asked to do so too. */
export async function speak(language: string): Promise<void> {
  if (language === settings.language) return;
  await Promise.all([loadWords(language), loadFonts(language)]);
  settings.language = language;
  connection.restart();
  house.sayAgain().catch(() => undefined); // a house that is away is told of elsewhere
}

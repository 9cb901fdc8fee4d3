/** A table in words: fetched anew whenever something has happened there. */

import type { Told, ToldEvent } from "../protocol";
import { ask, Failure } from "./api";
import { settings } from "./settings.svelte";

const LATEST = 5_000; // milliseconds until it is tried again

export class Telling {
  told = $state.raw<Told | null>(null);
  /** The story of this game so far. */
  story = $state.raw<ToldEvent[]>([]);
  #round = 0;
  #language = "";
  #asked = 0;
  #after = 0; // the event up to which the story is known

  /** Ask for the words of the table after this event, until they are there or something else is asked for. */
  async fetch(table: string, round: number, number: number): Promise<void> {
    if (round !== this.#round || settings.language !== this.#language) {
      this.story = [];
      this.#after = 0;
      this.#round = round;
      this.#language = settings.language;
    }
    const asked = (this.#asked += 1);
    for (let wait = 250; ; wait = Math.min(2 * wait, LATEST)) {
      const after = this.#after;
      try {
        const told = await ask<Told>("GET", `/tables/${table}/told?after=${after}`);
        if (asked !== this.#asked) return;
        if (told.number >= number) {
          this.told = told;
          this.#after = told.number;
          this.story = [...this.story, ...told.story.filter((one) => one.number > after)];
          return;
        }
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.status >= 400 && error.status < 429) return; // the house will not say
      }
      await new Promise((done) => setTimeout(done, wait));
      if (asked !== this.#asked) return;
    }
  }

  /** Nobody wants it any more. */
  stop(): void {
    this.#asked += 1;
  }
}

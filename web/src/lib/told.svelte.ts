/** A table in words: fetched anew whenever something has happened there. */

import type { Told, ToldEvent } from "../protocol";
import { ask, Failure } from "./api";
import { settings } from "./settings.svelte";

export class Telling {
  told = $state.raw<Told | null>(null);
  /** The story of this game so far. */
  story = $state.raw<ToldEvent[]>([]);
  #round = 0;
  #language = "";
  #asked = 0;
  #after = 0; // the event up to which the story is known

  /** Ask for the words of the table after this event. Late answers are dropped; a lost one comes next time. */
  async fetch(table: string, round: number, number: number): Promise<void> {
    if (round !== this.#round || settings.language !== this.#language) {
      this.story = [];
      this.#after = 0;
      this.#round = round;
      this.#language = settings.language;
    }
    const after = this.#after;
    const asked = (this.#asked += 1);
    try {
      const told = await ask<Told>("GET", `/tables/${table}/told?after=${after}`);
      if (asked !== this.#asked || told.number < number) return;
      this.told = told;
      this.#after = told.number;
      this.story = [...this.story, ...told.story.filter((one) => one.number > after)];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}

/** What is in the box of a game, as the house tells it: fetched once for each language and choice of options. */

import { ask, Failure } from "./api";
import { settings } from "./settings.svelte";

const AGAIN = 2_000; // milliseconds until it is tried again

const fetched = new Map<string, Promise<unknown>>();

function fetchBox<Components>(game: string, options: Record<string, unknown>): Promise<Components> {
  const key = JSON.stringify([settings.language, game, options]);
  let box = fetched.get(key) as Promise<Components> | undefined;
  if (box === undefined) {
    box = ask<Components>("POST", "/components", { game, options });
    box.catch(() => fetched.delete(key));
    fetched.set(key, box);
  }
  return box;
}

/** The box of one table. */
export class Box<Components> {
  components = $state.raw<Components | null>(null);
  #game: string;
  #asked = 0;

  constructor(game: string) {
    this.#game = game;
  }

  /** Fetch what these options need, in the language of now; what was there stays until the new is. */
  async load(options: Record<string, unknown>): Promise<void> {
    const asked = (this.#asked += 1);
    while (asked === this.#asked) {
      try {
        const components = await fetchBox<Components>(this.#game, options);
        if (asked === this.#asked) this.components = components;
        return;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  /** Nobody wants it any more. */
  stop(): void {
    this.#asked += 1;
  }
}

/** What is in the box: the board with its map and the cut, fetched once for each board and language. */

import { ask, Failure } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Components } from "./view";

const AGAIN = 2_000; // milliseconds until it is tried again

const fetched = new Map<string, Promise<Components>>();

function fetchBox(board: unknown): Promise<Components> {
  const key = JSON.stringify([settings.language, board]);
  let box = fetched.get(key);
  if (box === undefined) {
    box = ask<Components>("POST", "/components", { game: "situation-4", options: { board } });
    box.catch(() => fetched.delete(key));
    fetched.set(key, box);
  }
  return box;
}

/** The box of one table. */
export class Box {
  components = $state.raw<Components | null>(null);
  #asked = 0;

  /** Fetch what this board needs, in the language of now; what was there stays until the new is. */
  async load(board: unknown): Promise<void> {
    const asked = (this.#asked += 1);
    while (asked === this.#asked) {
      try {
        const components = await fetchBox(board);
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

/** The fault-line lens: asked for once a position, while it is switched on. */

import { Failure } from "../../lib/api";
import { t } from "../../lib/words.svelte";
import type { Lens } from "../../protocol";

const SEEN = 40; // milliseconds: what has happened is painted first

export class Looking {
  /** What was found last; null: nothing yet. */
  found = $state.raw<Lens | null>(null);
  failure = $state("");
  #asked = 0;

  /** Look at what is there now; how to leave it. */
  start(look: () => Promise<Lens>): () => void {
    const number = ++this.#asked;
    const timer = setTimeout(() => void this.#look(number, look), SEEN);
    return () => clearTimeout(timer);
  }

  async #look(number: number, look: () => Promise<Lens>): Promise<void> {
    try {
      const found = await look();
      if (number !== this.#asked) return;
      this.found = found;
      this.failure = "";
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (number !== this.#asked) return;
      this.found = null;
      this.failure = error.key === "offline" ? t("web-offline") : error.message;
    }
  }

  stop(): void {
    this.#asked += 1;
    this.found = null;
    this.failure = "";
  }
}

/** What the tile that is held over the map would bring: asked of the house once it stays there a moment. */

import { Failure } from "../../lib/api";
import type { Preview } from "../../protocol";
import type { SeismicPreview } from "./shown";

const STAYS = 60; // milliseconds: who turns a tile quickly asks for its last way alone

export class Previewing {
  /** What the chosen move would bring; null: nothing is chosen, or the house has not said yet. */
  found = $state.raw<SeismicPreview | null>(null);
  #known = new Map<string, SeismicPreview>();
  #asked = 0;

  /** In another position, or another language, a move brings something else. */
  forget(): void {
    this.#known.clear();
  }

  /** Find out what this move would bring; how to leave it. */
  start(move: string, ask: (move: string) => Promise<Preview>): () => void {
    const number = ++this.#asked;
    const known = this.#known.get(move);
    this.found = known ?? null;
    if (known) return () => {};
    const timer = setTimeout(() => void this.#ask(number, move, ask), STAYS);
    return () => clearTimeout(timer);
  }

  async #ask(number: number, move: string, ask: (move: string) => Promise<Preview>): Promise<void> {
    try {
      const { details } = await ask(move);
      if (number !== this.#asked) return;
      this.found = details as SeismicPreview;
      this.#known.set(move, this.found);
    } catch (error) {
      if (!(error instanceof Failure)) throw error; // who is refused can still place the tile
    }
  }

  stop(): void {
    this.#asked += 1;
    this.found = null;
  }
}

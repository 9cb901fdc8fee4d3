/** The picture of a position: the last one stays until the next is there. */

import { Failure } from "../../lib/api";
import { drawingOf, type Drawing } from "./svg";

const LATEST = 5_000; // milliseconds until it is tried again

export class Picture {
  drawing = $state.raw<Drawing | null>(null);
  /** The house will not draw it. */
  isRefused = $state(false);
  #asked = 0;

  /** Ask for it until it is there, or something else is asked for. */
  async fetch(draw: () => Promise<string>): Promise<void> {
    const asked = (this.#asked += 1);
    for (let wait = 250; asked === this.#asked; wait = Math.min(2 * wait, LATEST)) {
      try {
        const text = await draw();
        if (asked === this.#asked) this.#show(drawingOf(text));
        return;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.status >= 400 && error.status < 429) {
          if (asked === this.#asked) this.#show(null);
          return;
        }
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  #show(drawing: Drawing | null): void {
    this.drawing = drawing;
    this.isRefused = drawing === null;
  }

  /** Nobody wants it any more. */
  stop(): void {
    this.#asked += 1;
  }
}

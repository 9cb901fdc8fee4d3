/** Something that is fetched: it is there, or on its way, or there is a reason why not. */

import { Failure } from "./api";

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  failure = $state.raw<Failure | null>(null);
  #asked = 0;

  constructor(readonly fetch: () => Promise<T>) {}

  /** Fetch it again; what was there stays until the new is. Late answers are dropped. */
  async load(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const value = await this.fetch();
      if (asked !== this.#asked) return;
      this.value = value;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (asked === this.#asked) this.failure = error;
    }
  }
}

/** What the house is asked once somebody stays with a question, and what it said, until all is different. */

import { Failure } from "./api";
import { t } from "./words.svelte";

export class Asking<T> {
  /** The answer; null: nothing is asked, or the house has not said yet. */
  found = $state.raw<T | null>(null);
  failure = $state("");
  #known = new Map<string, T>();
  #question: string | null = null;
  #asked = 0;

  /** After so many milliseconds: whoever passes over many questions asks the last alone. */
  constructor(readonly moment: number) {}

  /** In another position, or another language, the answers are others. */
  forget(): void {
    this.#known = new Map();
  }

  /** Ask; how to leave it. The last answer to the same question is shown until the new one is there. */
  start(question: string, ask: () => Promise<T>): () => void {
    const number = ++this.#asked;
    const known = this.#known.get(question) ?? null;
    if (known !== null || question !== this.#question) this.found = known;
    this.#question = question;
    if (known !== null) {
      this.failure = "";
      return () => {};
    }
    const timer = setTimeout(() => void this.#ask(number, question, ask, this.#known), this.moment);
    return () => clearTimeout(timer);
  }

  async #ask(number: number, question: string, ask: () => Promise<T>, known: Map<string, T>): Promise<void> {
    try {
      const found = await ask();
      known.set(question, found);
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
    this.#question = null;
    this.found = null;
    this.failure = "";
  }
}

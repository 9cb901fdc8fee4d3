/** What stands on the cards: values, names and messages, fetched once for each edition and language. */

import { ask, Failure } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";

export interface Card {
  id: string;
  vp: number;
  vd: number;
  name: string;
  message: string;
  /** Of the drawings. */
  picture: string;
}

const AGAIN = 2_000; // milliseconds until it is tried again

const fetched = new Map<string, Promise<Card[]>>();

function fetchCards(options: Record<string, unknown>): Promise<Card[]> {
  const key = JSON.stringify([settings.language, options.edition]);
  let cards = fetched.get(key);
  if (cards === undefined) {
    cards = ask<{ objects: Card[] }>("POST", "/components", { game: "beat-the-quake", options }).then((box) => box.objects);
    cards.catch(() => fetched.delete(key));
    fetched.set(key, cards);
  }
  return cards;
}

/** The cards of one table. */
export class Deck {
  #cards = $state.raw<Map<string, Card> | null>(null);
  #asked = 0;

  get isThere(): boolean {
    return this.#cards !== null;
  }

  /** A card by its id; one that is not known says its id. */
  of(id: string): Card {
    return this.#cards?.get(id) ?? { id, vp: 0, vd: 0, name: id, message: "", picture: "" };
  }

  /** The VP of cards together. */
  vp(ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + this.of(id).vp, 0);
  }

  /** Fetch what these options need, in the language of now; what was there stays until the new is. */
  async load(options: Record<string, unknown>): Promise<void> {
    const asked = (this.#asked += 1);
    while (asked === this.#asked) {
      try {
        const cards = await fetchCards(options);
        if (asked === this.#asked) this.#cards = new Map(cards.map((card) => [card.id, card]));
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

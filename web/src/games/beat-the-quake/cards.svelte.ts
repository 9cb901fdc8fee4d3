/** What stands on the cards: values, names and messages, fetched once for each edition and language. */

import { Box } from "../../lib/box.svelte";
import { t } from "../../lib/words.svelte";
import type { Card, Components } from "./shown";

/** The cards of one table. */
export class Deck {
  #box = new Box<Components>("beat-the-quake");
  #cards = $derived(
    this.#box.components && new Map(this.#box.components.objects.map((card) => [card.id, card])),
  );

  get isThere(): boolean {
    return this.#cards !== null;
  }

  /** A card by its id; one that is not known says its id. */
  of(id: string): Card {
    return this.#cards?.get(id) ?? { id, vp: 0, vd: 0, kind: "neutral", name: id, message: "", picture: "" };
  }

  /** The protection of cards together. */
  vp(ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + this.of(id).vp, 0);
  }

  /** A card in words: what it is, and its values. */
  told(id: string, isDrawn = false): string {
    const { name, kind, vp, vd } = this.of(id);
    return t(isDrawn ? "web-quake-card-drawn" : "web-quake-card", { name, kind, vp, vd });
  }

  /** Fetch the cards of these options, in the language of now. */
  load({ edition }: Record<string, unknown>): Promise<void> {
    return this.#box.load({ edition });
  }

  /** Nobody wants them any more. */
  stop(): void {
    this.#box.stop();
  }
}

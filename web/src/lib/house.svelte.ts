/** Who we are in this house, and what it offers. */

import type { HouseShown, Me, NewTable } from "../protocol";
import * as api from "./api";
import { connection } from "./connection.svelte";
import { share } from "./share";
import { t } from "./words.svelte";

class House {
  /** undefined: not known yet; null: nobody has come in on this device. */
  me = $state.raw<Me | null | undefined>(undefined);
  offer = $state.raw<HouseShown | null>(null);
  /** Why the house could not be asked, the last time. */
  failure = $state.raw<api.Failure | null>(null);
  #asked: Promise<void> | null = null;

  /** A path of ours as others reach it. */
  addressOf(path: string): string {
    return (this.offer?.address ?? location.origin) + path;
  }

  /** Find out; Failure if the house cannot be reached. Who asks meanwhile gets the same answer. */
  learn(): Promise<void> {
    this.#asked ??= this.#learn().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #learn(): Promise<void> {
    try {
      const [me, offer] = await Promise.all([api.me(), this.offer ?? api.house()]);
      this.offer = offer;
      this.me = me ?? null;
      this.failure = null;
    } catch (error) {
      if (error instanceof api.Failure) this.failure = error;
      throw error;
    }
  }

  /** Have its words in the language that is spoken now. */
  async sayAgain(): Promise<void> {
    if (this.offer !== null) this.offer = await api.house();
  }

  async enter(nickname: string): Promise<void> {
    this.me = this.me ? await api.rename(nickname) : await api.enter({ nickname });
  }

  /** Come in under a made-up name if need be: playing takes one click. */
  async comeIn(): Promise<void> {
    if (this.me === undefined) await this.learn();
    if (this.me === null) await this.enter(t("web-guest", { number: 100 + Math.floor(Math.random() * 900) }));
  }

  /** Open a table and be ready there; its id. Where no seat is open the game begins at once. */
  async open(table: NewTable): Promise<string> {
    await this.comeIn();
    const { table: id } = await api.openTable(table);
    const isMine = table.seats.some((seat) => seat.kind === "me");
    if (isMine || table.seats.every((seat) => seat.kind === "bot")) {
      try {
        await api.ask("POST", "/commands", { type: "ready", id: share(), table: id, share: share() });
      } catch (error) {
        if (!(error instanceof api.Failure)) throw error; // the table is there: being ready is offered at it
      }
    }
    return id;
  }

  async use(token: string): Promise<void> {
    this.me = await api.useLink(token);
    connection.restart();
  }

  async leave(): Promise<void> {
    await api.forgetMe();
    connection.stop();
    this.me = null;
  }
}

export const house = new House();

/** How much of the talk at a table somebody has not read yet: kept, so that what was said meanwhile counts as well. */

import type { Said } from "../protocol";
import { recall, remember } from "./storage";

const KEY = "talk";
const MOST = 50; // tables

/** When the last was said that was read, by table; the one read last is the last. */
type Read = Record<string, number>;

export class Talk {
  #read = $state(0);

  constructor(readonly table: string) {
    this.#read = recall<Read>(KEY, {})[table] ?? -1;
  }

  /** Who comes for the first time has missed nothing. */
  begin(said: readonly Said[]): void {
    if (this.#read < 0) this.read(said);
  }

  read(said: readonly Said[]): void {
    const last = said.at(-1)?.at ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const { [this.table]: _, ...others } = recall<Read>(KEY, {});
    remember(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [this.table, last]]));
  }

  /** How many things others have said since. */
  unread(said: readonly Said[], mine: readonly number[]): number {
    return this.#read < 0 ? 0 : said.filter((one) => one.at > this.#read && !mine.includes(one.seat)).length;
  }
}

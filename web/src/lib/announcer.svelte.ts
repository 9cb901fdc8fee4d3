/** Says things to those who do not see the screen: lines of a live region. */

import { untrack } from "svelte";

class Announcer {
  lines = $state<{ key: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    if (!text) return;
    // Who says something in an effect does not want to hear of it again.
    const last = untrack(() => this.lines.slice(-7));
    this.lines = [...last, { key: (this.#count += 1), text }];
  }

  /** Somebody else looks at this screen now: what was said to the one before is not for them. */
  clear(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();

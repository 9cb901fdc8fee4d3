/** The end of a game: every section that scores is counted, one after the other, and then who has won. */

import { untrack } from "svelte";
import { paced } from "../../lib/pace";
import type { Shown } from "../../protocol";
import { countOf, timeToCount, type Counted, type Happening } from "./plan";
import type { SectionShown } from "./shown";

const TOLD = 6_000; // milliseconds: who is not told by then does without the count
const WON = 2_600; // milliseconds for who has won

/** What there is to count. */
interface End {
  result: Shown["result"];
  sections: readonly SectionShown[];
  seats: number;
  /** The sections are those of the end. */
  isTold: boolean;
  /** What led to it is still acted out. */
  isBehind: boolean;
  /** The count begins. */
  begin: () => void;
  /** A section is counted. */
  say: (counted: Counted) => void;
}

export class Ending {
  /** `due`: it is counted as soon as it can be. */
  state = $state<"none" | "due" | "counts" | "won">("none");
  #counted = $state(-1); // which one is being counted
  #isFirst = $state(false); // nobody has been told the end yet

  constructor(readonly end: () => End) {}

  /** All that counts. */
  readonly counting = $derived.by(() => {
    const { result, sections, seats } = this.end();
    return result ? countOf(sections, seats) : [];
  });

  /** What is being counted. */
  get now(): Counted | undefined {
    return this.state === "counts" ? this.counting[this.#counted] : undefined;
  }

  /** What each seat has by now. */
  get totals(): readonly number[] {
    const { result, seats } = this.end();
    if (this.state === "won") return result?.scores ?? [];
    const counted = this.now ?? this.counting[this.#counted - 1];
    return counted?.totals ?? Array.from({ length: seats }, () => 0);
  }

  /** Nothing but the count is to be told yet. */
  get isSecret(): boolean {
    return this.state !== "none" && this.#isFirst;
  }

  /** What has happened at the table; null: it came whole. */
  happened(latest: Happening | null): void {
    const isEnd = latest?.before.result === undefined && latest?.after.result?.why === "rules";
    if (isEnd) {
      this.state = document.hidden ? "none" : "due";
      this.#isFirst = true;
    } else if (latest?.after.result === undefined) this.finish();
  }

  /** Go on in time, whenever what it looks at changes; what it gives ends that. */
  look(): (() => void) | undefined {
    const { result, isTold, isBehind } = this.end();
    if (this.state === "none") return undefined;
    if (this.state === "won" && result !== undefined) return after(paced(WON), () => this.finish());
    if (result === undefined)
      untrack(() => this.finish()); // of a replay: one has gone back
    else if (isBehind) return undefined;
    else if (!isTold) return after(TOLD, () => this.finish());
    else if (this.state === "due") untrack(() => this.count());
    else if (this.now === undefined) this.state = "won";
    else {
      const { now } = this;
      untrack(() => this.end().say(now));
      return after(paced(timeToCount(this.#counted, this.counting.length)), () => (this.#counted += 1));
    }
    return undefined;
  }

  /** Count, once more if it has been. */
  count(): void {
    this.state = this.counting.length > 0 ? "counts" : "won";
    this.#counted = 0;
    this.end().begin();
  }

  /** All is told. */
  finish(): void {
    this.state = "none";
    this.#isFirst = false;
    this.#counted = -1;
  }
}

function after(time: number, act: () => void): () => void {
  const timer = setTimeout(act, time);
  return () => clearTimeout(timer);
}

/**
 * Whether the line to the house lives, told by what is heard of it and when. It has no timer of its own: somebody
 * looks at it again and again. A look that comes late (a phone slept, a tab lay in the background) tells nothing about
 * the line, so all begins anew with it.
 */

export const LOOK = 500; // milliseconds between two looks
const QUIET = 1_000; // without a word the house is asked for one
const PATIENCE = 1_250; // until its answer is missed: with both and a look, a dead line is seen within 3 s
const DEAD = 12_000; // until another line is tried
const LATE = 2_000; // a look that comes so late comes after sleep

// Nobody looks at a tab in the background, where browsers wake a page once a minute.
const UNSEEN_QUIET = 45_000;
const UNSEEN_LATE = 90_000;

/** What to do: nothing, ask the house for a word, tell people that it is silent, or try another line. */
export type Verdict = "fine" | "ask" | "silent" | "dead";

export class Line {
  #heard: number;
  #looked: number;
  #asked: number | null = null;

  constructor(now: number) {
    this.#heard = this.#looked = now;
  }

  /** The house has said something. */
  hear(now: number): void {
    this.#heard = now;
    this.#asked = null;
  }

  /** Nothing is known any more; the house is asked. */
  wake(now: number): void {
    this.#heard = this.#looked = this.#asked = now;
  }

  look(now: number, isSeen: boolean): Verdict {
    const late = now - this.#looked > (isSeen ? LATE : UNSEEN_LATE);
    this.#looked = now;
    if (late) {
      this.wake(now);
      return "ask";
    }
    if (this.#asked === null) {
      if (now - this.#heard < (isSeen ? QUIET : UNSEEN_QUIET)) return "fine";
      this.#asked = now;
      return "ask";
    }
    const waited = now - this.#asked;
    if (waited >= DEAD) return "dead";
    return isSeen && waited >= PATIENCE ? "silent" : "fine";
  }
}

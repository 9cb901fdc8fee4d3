/**
 * Pieces on their way to the board: each lies there at once, and goes back if the house says no. Tries are held
 * back to the pace that the house takes, so that none is refused for haste.
 */

import type { Failure } from "../../lib/api";

export interface Try {
  piece: string;
  location: string;
  /** Quarter turns clockwise that the hand gave it. */
  turn: number;
}

const PAUSE = 510; // milliseconds between two tries: the house takes two a second
const HASTE = "tries-too-fast";

export class Tries {
  /** What lies on the board without the house's word. */
  sent = $state.raw<readonly Try[]>([]);
  /** Pieces among them that have not gone yet. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  #next = 0; // when the next try may go

  constructor(
    readonly ask: (one: Try) => Promise<Failure | null>,
    /** Milliseconds that our side has to rest between two tries. */
    readonly rest: () => number,
    /** A try has to wait so many milliseconds. */
    readonly waits: (time: number) => void,
  ) {}

  has(piece: string): boolean {
    return this.sent.some((one) => one.piece === piece);
  }

  at(location: string): Try | undefined {
    return this.sent.find((one) => one.location === location);
  }

  /** Try a piece; the words of the house if it does not lie there, null if it does. `isFree`: asked before it goes. */
  async lay(one: Try, isFree: () => boolean): Promise<Failure | null | "taken"> {
    this.sent = [...this.sent, one];
    try {
      for (;;) {
        const now = performance.now();
        const start = Math.max(now, this.#next);
        this.#next = start + Math.max(PAUSE, this.rest());
        if (start > now) await this.#wait(one.piece, start - now);
        if (!isFree()) return this.#drop(one, "taken");
        const failure = await this.ask(one);
        if (failure === null) return null; // it stays until the board has it
        if (failure.key !== HASTE) return this.#drop(one, failure);
      }
    } catch (error) {
      this.#drop(one, null);
      throw error;
    }
  }

  async #wait(piece: string, time: number): Promise<void> {
    this.waiting = new Set([...this.waiting, piece]);
    this.waits(time);
    await new Promise((done) => setTimeout(done, time));
    this.waiting = new Set([...this.waiting].filter((one) => one !== piece));
  }

  #drop<T>(one: Try, answer: T): T {
    this.sent = this.sent.filter((other) => other !== one);
    return answer;
  }

  /** The board has a piece there now. */
  settle(pieces: Record<string, number>): void {
    if (this.sent.some((one) => pieces[one.location] !== undefined))
      this.sent = this.sent.filter((one) => pieces[one.location] === undefined);
  }

  clear(): void {
    this.sent = [];
  }
}

/** Things that are shown one after the other, each as long as it takes; who cannot wait clears them away. */

export class Queue<Act> {
  #waiting: Act[] = [];
  #now: Act | null = null;
  #wake: (() => void) | null = null;
  #run = 0;
  #isRunning = false;

  /** Show one; after each `wait` that answers no, it is to be left as it is. `done`: all have been shown. */
  constructor(
    readonly show: (act: Act) => Promise<void>,
    readonly done: () => void,
  ) {}

  /** One is being shown, or has just been. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** How many wait for the one that is being shown. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Show this after all others; at once, if there are none. */
  push(act: Act): void {
    this.#waiting.push(act);
    if (!this.#isRunning) void this.#begin();
  }

  /** Nothing is shown any more; what has not been shown to its end. */
  clear(): Act[] {
    const left = [...(this.#now === null ? [] : [this.#now]), ...this.#waiting];
    this.#run += 1;
    this.#now = null;
    this.#waiting = [];
    this.#isRunning = false;
    this.#wake?.();
    return left;
  }

  /** Go on with what is being shown. */
  go(): void {
    this.#wake?.();
  }

  /** So many milliseconds, or until somebody goes on; null: only that. Whether it is still to be shown. */
  async wait(time: number | null): Promise<boolean> {
    const run = this.#run;
    await new Promise<void>((done) => {
      const timer = time === null ? undefined : setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
    return run === this.#run;
  }

  async #begin(): Promise<void> {
    const run = this.#run;
    this.#isRunning = true;
    for (let act = this.#waiting.shift(); act !== undefined; act = this.#waiting.shift()) {
      this.#now = act;
      await this.show(act);
      if (run !== this.#run) return;
      this.#now = null;
    }
    this.#isRunning = false;
    this.done();
  }
}

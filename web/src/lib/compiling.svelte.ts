/** On the very first start the house compiles the rules of a game: who asks for a table waits, and is told. */

export const KEY = "rules-compiling"; // as the house calls it
const AGAIN = 1_000; // milliseconds until it is asked again

class Compiling {
  /** How far it is, in the words of the house; empty: nothing is waited for. */
  words = $state("");

  /** Say how far it is; do this again in a moment. */
  wait(words: string, again: () => void): void {
    this.words = words;
    setTimeout(again, AGAIN);
  }

  over(): void {
    this.words = "";
  }
}

export const compiling = new Compiling();

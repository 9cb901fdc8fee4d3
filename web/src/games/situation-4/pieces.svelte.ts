/** The tray of our side as our hands have sorted it: what lies in front, what is put aside, how pieces are turned. */

import { ask, Failure } from "../../lib/api";
import { recall, remember } from "../../lib/storage";
import type { Piece } from "./view";

export const HEAPS = ["all", "base", "rest", "aside"] as const;
export type Heap = (typeof HEAPS)[number];

const AGAIN = 2_000; // milliseconds until it is tried again
const TOO_EARLY = 409; // nobody looks into a tray before the game begins

/** What the browser keeps: how somebody has sorted it. */
interface Sorted {
  game: string;
  order: string[];
  aside: string[];
  turns: Record<string, number>;
}

export class Tray {
  /** Those that are not laid, by token. */
  pieces = $state.raw<ReadonlyMap<string, Piece>>(new Map());
  isThere = $state(false);
  heap = $state<Heap>("all");
  /** Tokens from front to back; of pieces that were laid too, until somebody tidies up: nothing moves by itself. */
  #order = $state.raw<string[]>([]);
  #aside = $state.raw<ReadonlySet<string>>(new Set());
  #turns = $state.raw<Readonly<Record<string, number>>>({});
  #asked = 0;
  #game = "";

  /** What the chosen heap shows, from front to back; null: a gap where a piece lay. */
  readonly slots: (Piece | string)[] = $derived(
    this.#order
      .filter((token) => this.#isIn(token, this.heap))
      .map((token) => this.pieces.get(token) ?? token),
  );
  readonly hasGaps: boolean = $derived(this.slots.some((slot) => typeof slot === "string"));

  #isIn(token: string, heap: Heap): boolean {
    if (heap === "all") return true;
    if (heap === "base") return this.pieces.get(token)?.base ?? false;
    return this.#aside.has(token) === (heap === "aside");
  }

  count(heap: Heap): number {
    let count = 0;
    for (const token of this.pieces.keys()) if (this.#isIn(token, heap)) count += 1;
    return count;
  }

  isAside(token: string): boolean {
    return this.#aside.has(token);
  }

  /** Quarter turns clockwise that the hand gave it. */
  turnOf(token: string): number {
    return this.#turns[token] ?? 0;
  }

  /** Fetch what is not laid yet; what somebody has sorted stays so. */
  async load(table: string, round: number): Promise<void> {
    const asked = (this.#asked += 1);
    const game = `${table}/${round}`;
    while (asked === this.#asked) {
      try {
        const { pieces } = await ask<{ pieces: Piece[] }>("GET", `/tables/${table}/tray`);
        if (asked === this.#asked) this.#take(game, pieces);
        return;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.status >= 400 && error.status < 429 && error.status !== TOO_EARLY) return; // the house will not say
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  #take(game: string, pieces: Piece[]): void {
    this.pieces = new Map(pieces.map((piece) => [piece.piece, piece]));
    if (game !== this.#game) {
      const kept = recall<Sorted | null>("tray", null);
      const isOurs = kept?.game === game;
      const known = new Set(isOurs ? kept.order : []);
      const first = isOurs ? kept.order.filter((token) => this.pieces.has(token)) : [];
      this.#order = [...first, ...pieces.map((piece) => piece.piece).filter((token) => !known.has(token))];
      this.#aside = new Set(isOurs ? kept.aside : []);
      this.#turns = isOurs ? kept.turns : {};
      this.#game = game;
      this.heap = "all";
    }
    this.isThere = true;
  }

  stop(): void {
    this.#asked += 1;
  }

  /** A piece is laid: it leaves a gap. */
  remove(token: string): void {
    if (!this.pieces.has(token)) return;
    const pieces = new Map(this.pieces);
    pieces.delete(token);
    this.pieces = pieces;
  }

  toFront(token: string): void {
    this.#order = [token, ...this.#order.filter((one) => one !== token)];
    this.#keep();
  }

  putAside(token: string, isAside = !this.#aside.has(token)): void {
    const aside = new Set(this.#aside);
    if (isAside) aside.add(token);
    else aside.delete(token);
    this.#aside = aside;
    this.#keep();
  }

  turn(token: string): void {
    this.#turns = { ...this.#turns, [token]: (this.turnOf(token) + 1) % 4 };
    this.#keep();
  }

  /** Close the gaps. */
  tidy(): void {
    this.#order = this.#order.filter((token) => this.pieces.has(token));
    this.#keep();
  }

  choose(heap: Heap): void {
    this.heap = heap;
    this.tidy();
  }

  #keep(): void {
    remember("tray", {
      game: this.#game,
      order: this.#order,
      aside: [...this.#aside],
      turns: this.#turns,
    } satisfies Sorted);
  }
}

/** One table as we are shown it, kept up to date by its events. */

import type { Event, EventKind, Hand, Message, Missed, Said, Shown } from "../protocol";
import { Failure } from "./api";
import { withNames } from "./bots";
import { connection, type Order } from "./connection.svelte";
import { patched } from "./patches";

/** What is shown of a game with views like these. */
export type ShownOf<View> = Omit<Shown, "view"> & { view?: View };

/** An event with what was shown before it: enough to show how it came about. */
export interface Happening<View = Record<string, unknown>> {
  number: number;
  kind: EventKind;
  seat?: number;
  move?: string;
  drawn: (string | null)[];
  /** What was laid, by its name in our tray. */
  piece?: string;
  /** Who came too late, and by how much. */
  missed?: Missed;
  before: ShownOf<View>;
  after: ShownOf<View>;
}

/** What a partner holds, and where; `at` by the clock of this page. */
export interface HandSeen {
  piece: string;
  x: number;
  y: number;
  held: boolean;
  at: number;
}

export class Table {
  #shown = $state.raw<Shown | null>(null);
  readonly shown = $derived(this.#shown === null ? null : withNames(this.#shown));
  said = $state.raw<Said[]>([]);
  here = $state.raw<number[]>([]);
  number = $state(0);
  /** What has just happened, unless the table came whole. */
  happening = $state.raw<Happening | null>(null);
  /** Partners' hands, by seat. */
  hands = $state.raw<ReadonlyMap<number, HandSeen>>(new Map());
  /** A command of ours is on its way. */
  busy = $state(0);
  /** Why there is no table to show. */
  failure = $state.raw<Failure | null>(null);
  /** The last word of the house to a command of ours that it refused. */
  refusal = $state.raw<Failure | null>(null);

  constructor(readonly id: string) {}

  /** Be told of it until the answer is called. */
  watch(): () => void {
    return connection.watch(this.id, {
      seen: () => (this.shown === null ? undefined : this.number),
      take: (message) => this.#take(message),
    });
  }

  #take(message: Message): void {
    switch (message.type) {
      case "whole":
        this.failure = null;
        this.happening = null;
        this.#shown = message.shown;
        this.number = message.number;
        this.said = message.said;
        this.here = message.here;
        break;
      case "event":
        this.#happen(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "hand":
        this.hands = new Map([...this.hands, [message.seat, { ...message, at: performance.now() }]]);
        break;
      case "refused":
        if (this.shown === null) this.failure = new Failure(message.key, message.text);
        break;
    }
  }

  #happen(event: Event): void {
    if (this.#shown === null || event.number <= this.number) return;
    if (event.number !== this.number + 1) {
      connection.again(this.id);
      return;
    }
    const before = this.#shown;
    const after = patched(before, event.changes);
    this.number = event.number;
    this.#shown = after;
    if (event.said) this.said = [...this.said, event.said].slice(-50);
    const happening: Happening = {
      number: event.number,
      kind: event.kind,
      drawn: event.drawn ?? [],
      before: withNames(before),
      after: withNames(after),
    };
    if (event.seat !== undefined) happening.seat = event.seat;
    if (event.move !== undefined) happening.move = event.move;
    if (event.piece !== undefined) happening.piece = event.piece;
    if (event.missed !== undefined) happening.missed = event.missed;
    this.happening = happening;
  }

  /** Ask something of the house without a word about it; what it said if it refused. */
  async ask(order: Order): Promise<Failure | null> {
    try {
      await connection.command(this.id, order);
      return null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error;
    }
  }

  /** Let partners see what we hold. */
  show(hand: Omit<Hand, "type" | "table">): void {
    connection.whisper({ ...hand, type: "hand", table: this.id });
  }

  /** Ask something of the house; whether it was done. Its words, if not, are in `refusal`. */
  async order(order: Order): Promise<boolean> {
    this.busy += 1;
    this.refusal = null;
    try {
      await connection.command(this.id, order);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy -= 1;
    }
  }
}

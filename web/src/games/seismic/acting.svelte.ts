/**
 * What has happened, acted out at the pace of people: a tile flies from the tray, turns and lands, then a crew is
 * put, then the tray is filled. The map behind is shown as it was until then. Where nothing may move, one move is
 * there after the other.
 */

import { paced, REST } from "../../lib/pace";
import { Queue } from "../../lib/queue";
import { isStill } from "../../lib/settings.svelte";
import { AGAIN, framesOf, type Frame, type Happening } from "./plan";
import type { SeismicView } from "./shown";

const ROUND = 3; // events of a turn, at most about: a tile, a crew, and what is chosen of a quake
const FASTER = 2.5; // when more than a round of moves waits, or our clock runs
const SHAKE = 900;
interface Hands {
  seats: readonly number[]; // that we play
  /** Tiles fly. */
  isActed: () => boolean;
  /** Our clock runs meanwhile. */
  isUrgent: boolean;
  /** In a replay nothing waits: what is asked for next is what is seen. */
  isReplay: boolean;
  sound: (what: "tile" | "quake") => void;
}

/** A frame on the screen. */
export interface Scene extends Omit<Frame, "view"> {
  key: number;
}

export class Acting {
  /** What is to be seen; null: what is. */
  view = $state.raw<SeismicView | null>(null);
  /** What moves just now, or is struck out. */
  scene = $state.raw<Scene | null>(null);
  /** All that is acted out already: up to this event. */
  number = $state(0);
  /** Where a tile was placed or turned last. */
  latest = $state<string | null>(null);
  isShaking = $state(false);
  #scenes = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #queue = new Queue<Happening>(
    (happening) => this.#act(happening),
    () => this.clear(),
  );

  constructor(readonly hands: () => Hands) {}

  get isBehind(): boolean {
    return this.view !== null;
  }

  take(happening: Happening): void {
    const { before, after } = happening;
    if (happening.kind === "ended" && after.result?.why === "rules") return; // what led to it is acted out
    if (happening.kind !== "moved" || after.view === undefined) {
      if (after.moves !== before.moves || after.round !== before.round || after.status !== before.status)
        this.clear(); // taken back, ended, begun
      if (happening.kind === "took-back") this.latest = null;
      return;
    }
    const { isReplay } = this.hands();
    if (this.#isOwn(happening) || isReplay || document.hidden) this.clear();
    if (this.#queue.length > 2 * ROUND * after.seats.length) this.clear();
    if (document.hidden) {
      this.#note(happening);
      return;
    }
    if (this.#queue.isRunning) this.view ??= before.view ?? null;
    else this.number = happening.number - 1;
    this.#queue.push(happening);
  }

  /** Everything at once: the table came whole, or somebody cannot wait. */
  clear(): void {
    clearTimeout(this.#again);
    this.view = null;
    this.scene = null;
    for (const happening of this.#queue.clear()) this.#note(happening);
  }

  /** Show something again, over what is there now. */
  repeat(frame: Omit<Frame, "view">): void {
    if (this.isBehind) return;
    this.clear();
    const { isActed } = this.hands();
    const time = isActed() || frame.quake ? paced(frame.time) : AGAIN;
    const { flight, quake, landed } = frame;
    if (quake) this.#enter({ time, quake });
    else if (landed !== undefined) this.#enter({ time, landed });
    else if (flight) this.#enter(isActed() ? { time, flight } : { time, landed: flight.cell });
    this.#again = setTimeout(() => {
      this.scene = null;
      if (flight && isActed()) {
        this.#enter({ time: AGAIN, landed: flight.cell });
        this.#again = setTimeout(() => (this.scene = null), AGAIN);
      }
    }, time);
  }

  #isOwn(happening: Happening): boolean {
    return happening.seat !== undefined && this.hands().seats.includes(happening.seat);
  }

  async #act(happening: Happening): Promise<void> {
    clearTimeout(this.#again);
    const [isOwn, { isActed, sound }] = [this.#isOwn(happening), this.hands()];
    const seats = happening.after.seats.length;
    const all = framesOf(happening, isOwn);
    const frames = isActed() ? all : all.slice(-1);
    for (const [place, frame] of frames.entries()) {
      const isLast = place === frames.length - 1;
      if (isLast || frame.landed !== undefined) this.#note(happening);
      if (isLast) this.number = happening.number;
      this.view = isLast && this.#queue.length === 0 ? null : frame.view;
      if (frame.landed ?? frame.dropped ?? (frames.length === 1 && isFelt(happening))) sound("tile");
      const { view: _, ...rest } = frame;
      const time = this.#paced(isActed() || frame.quake ? frame.time : 0, seats);
      if (time > 0) {
        this.#enter({ ...rest, time });
        if (!(await this.#queue.wait(time))) return;
      }
      this.scene = null;
    }
    await this.#queue.wait(isActed() && !isOwn ? this.#paced(REST / 2, seats) : paced(REST));
  }

  #enter(scene: Omit<Scene, "key">): void {
    this.scene = { ...scene, key: (this.#scenes += 1) };
    if (!scene.quake) return;
    this.hands().sound("quake");
    this.isShaking = !isStill();
    setTimeout(() => (this.isShaking = false), SHAKE);
  }

  #note(happening: Happening): void {
    const [verb, one, two] = happening.move?.split(" ") ?? [];
    if (verb === "place" && two !== undefined) this.latest = two;
    if (verb === "turn" && one !== undefined && one !== "-") this.latest = one;
  }

  #paced(time: number, seats: number): number {
    const isFast = this.hands().isUrgent || this.#queue.length > ROUND * seats;
    return isFast ? time / FASTER : paced(time);
  }
}

/** Whether something is put down in a move. */
const isFelt = ({ move = "-" }: Happening): boolean => /^(place|crew|turn) [^-]/.test(move);

/**
 * What has happened, acted out at the pace of people: moves one after the other, and a drawn card turned slowly.
 * The table behind is shown as it was until then. Where nothing may move, one thing is there after the other.
 */

import { paced, REST } from "../../lib/pace";
import { Queue } from "../../lib/queue";
import type { Happening as AnyHappening } from "../../lib/table.svelte";
import type { QuakeView } from "./shown";
import { isQuake } from "./view";

type Happening = AnyHappening<QuakeView>;

/** One that can be acted out: a game is under way after it. */
export type Act = Happening & { after: { view: QuakeView } };
const isAct = (happening: Happening): happening is Act => happening.after.view !== undefined;

/** A card that comes off the pile. */
export interface Draw {
  number: number; // of the event
  seat: number;
  /** null: an object that is not ours to see. */
  card: string | null;
  /** It lies there until we turn it. */
  waits: boolean;
}

/** A quake, announced in large. */
export interface Shock {
  number: number;
  quake: string;
  damage: number;
  seat: number;
}

/** Milliseconds. */
const TIMES: Record<string, number> = { show: 700, keep: 350, stop: 300, use: 800, discard: 600, draw: 0 };
const OWN = 160; // for a move of our own: we know it
const MET = 900; // longer, when a quake has been met
const SLIDE = 520; // a card goes to another hand
const TURN = 1350; // a card is turned
const SHAKE = 950;
const SHOCK = 2600; // as long as a quake is announced
const HURRY = 3; // so many events in waiting: faster

interface Hands {
  seats: readonly number[]; // that we play
  /** Cards move. */
  isActed: () => boolean;
  vp: (card: string) => number;
  vd: (card: string) => number;
  /** Somebody has to be told, or a sound made. */
  sound: (what: "card" | "turn" | "quake") => void;
}

export class Acting {
  /** What is to be seen; null: what is. */
  view = $state.raw<QuakeView | null>(null);
  draw = $state.raw<Draw | null>(null);
  shock = $state.raw<Shock | null>(null);
  isShaking = $state(false);
  /** The card that was laid, used or discarded last. */
  latest = $state<string | null>(null);
  readonly #queue = new Queue<Act>(
    (act) => this.#act(act),
    () => (this.view = this.draw = null),
  );

  constructor(readonly hands: () => Hands) {}

  get isBehind(): boolean {
    return this.view !== null;
  }

  take(happening: Happening): void {
    // A card that still waits was passed over: a move was played from the list, or the game was ended.
    if (this.draw?.waits && (happening.kind === "moved" || happening.after.status !== "playing"))
      this.clear();
    if (happening.kind === "took-back") this.clear();
    if (happening.kind !== "moved" && happening.kind !== "started") return;
    if (!isAct(happening)) return;
    const { isActed, seats } = this.hands();
    const isOwn = happening.seat !== undefined && seats.includes(happening.seat);
    if (document.hidden || (isOwn && !isActed())) this.clear(); // who plays does not wait
    if (document.hidden) this.#show(happening);
    else if (!this.#queue.isRunning) this.#queue.push(happening);
    else {
      if (!isActed()) this.view ??= happening.before.view ?? null;
      else this.view ??= undrawn(happening, this.hands());
      this.#queue.push(happening);
      if (this.#queue.length > HURRY) this.#queue.go();
    }
  }

  /** Everything at once: the table came whole, or somebody cannot wait. */
  clear(): void {
    this.view = null;
    this.draw = null;
    this.#queue.clear();
  }

  /** Turn the card that waits, or hurry on. */
  go(): void {
    this.#queue.go();
  }

  async #act(happening: Act): Promise<void> {
    const hands = this.hands();
    if (!hands.isActed()) {
      this.view = this.#queue.length > 0 ? happening.after.view : null;
      this.#show(happening);
      await this.#wait(REST);
      return;
    }
    const [before, after] = [happening.before.view, happening.after.view];
    const verb = happening.move?.split(" ")[0] ?? (happening.kind === "moved" ? "discard" : "");
    this.view = undrawn(happening, hands);
    this.#note(happening);
    const isOwn = happening.seat !== undefined && hands.seats.includes(happening.seat);
    const isMet = before !== undefined && after.met > before.met;
    const time = (isOwn ? Math.min(OWN, TIMES[verb] ?? 0) : (TIMES[verb] ?? 0)) + (isMet ? MET : 0);
    if (!(await this.#wait(time))) return;
    const card = happening.drawn.at(-1);
    if (card !== undefined) {
      const isMine = hands.seats.includes(after.turn) && happening.after.seen_by === after.turn;
      const waits = isMine && verb !== "draw" && happening.after.status === "playing";
      this.draw = { number: happening.number, seat: after.turn, card, waits };
      if (waits) {
        if (!(await this.#queue.wait(null))) return;
        this.draw = { ...this.draw, waits: false };
      }
      hands.sound("card");
      if (isMine || isQuake(card)) hands.sound("turn");
      if (!(await this.#wait(isMine || isQuake(card) ? TURN : SLIDE))) return;
      this.draw = null;
    }
    this.view = after;
    this.#strike(happening);
    if (isQuake(card)) await this.#wait(SHAKE);
  }

  /** Without any acting. */
  #show(happening: Act): void {
    this.#note(happening);
    this.#strike(happening);
  }

  #note(happening: Happening): void {
    const [verb, card] = happening.move?.split(" ") ?? [];
    if (card !== undefined) this.latest = card;
    if (verb === "show" || verb === "use" || verb === "discard") this.hands().sound("card");
  }

  #strike(happening: Act): void {
    const [card, after] = [happening.drawn.at(-1), happening.after.view];
    if (!isQuake(card) || after.damage === undefined) return;
    const { isActed, sound } = this.hands();
    sound("quake");
    const shock = { number: happening.number, quake: card, damage: after.damage, seat: after.turn };
    if (!isActed()) return; // it stands in the words beside the cards
    this.shock = shock;
    this.isShaking = true;
    setTimeout(() => (this.isShaking = false), SHAKE);
    setTimeout(() => {
      if (this.shock === shock) this.shock = null;
    }, SHOCK);
  }

  /** So long at the pace that was chosen, or until somebody goes on. */
  #wait(time: number): Promise<boolean> {
    return this.#queue.wait(this.#queue.length > HURRY ? paced(time) / 4 : paced(time));
  }
}

/** What is there after an event, with the card that was drawn last still on the pile. */
export function undrawn(happening: Act, { vp, vd }: Pick<Hands, "vp" | "vd">): QuakeView {
  const [before, after] = [happening.before.view, happening.after.view];
  const card = happening.drawn.at(-1);
  if (card === undefined) return after;
  const { asks: _, drawn, ...rest } = after;
  const view: QuakeView = { ...rest, pile: after.pile + 1 };
  if (isQuake(card)) {
    for (const key of ["quake", "damage", "reached", "alone", "fatal"] as const) delete view[key];
    if (after.fatal !== undefined) {
      delete view.hands;
      view.points = before?.points ?? after.points;
      if (before?.my_points !== undefined && view.my_points !== undefined) view.my_points = before.my_points;
    }
    view.quakes = after.quakes.slice(0, -1);
    view.quakes_left = after.quakes_left + 1;
    return view;
  }
  view.safe = happening.kind === "started" ? after.safe + 1 : (before?.safe ?? after.safe);
  view.hand_sizes = after.hand_sizes.map((size, seat) => (seat === after.turn ? size - 1 : size));
  if (drawn !== undefined) {
    const without = (cards: string[]) => cards.filter((one) => one !== drawn);
    if (after.hand !== undefined) view.hand = without(after.hand);
    if (after.hands !== undefined)
      view.hands = after.hands.map((cards, seat) => (seat === after.turn ? without(cards) : cards));
    if (after.my_points !== undefined) view.my_points = after.my_points - vp(drawn);
    if (after.my_damage !== undefined) view.my_damage = after.my_damage - vd(drawn);
  }
  return view;
}

/**
 * What has happened, acted out at the pace of people: moves one after the other, and a drawn card turned slowly.
 * The table behind is shown as it was until then. Where nothing may move, one thing is there after the other.
 */

import { paced, REST } from "../../lib/pace";
import { Queue } from "../../lib/queue";
import type { Happening as AnyHappening } from "../../lib/table.svelte";
import { blowOf, force, unjudged, type Act, type Blow } from "./drama";
import type { QuakeView } from "./shown";
import { isQuake } from "./view";

type Happening = AnyHappening<QuakeView>;

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

/** A quake, told step by step: so many parts of its damage are there, and then more. */
export interface Shock {
  number: number; // of the event
  blow: Blow;
  counted: number;
  stage: "comes" | "counts" | "defends" | "ends";
}

/** Milliseconds. */
const TIMES: Record<string, number> = { show: 700, keep: 350, stop: 300, use: 800, discard: 600, draw: 0 };
const OWN = 160; // for a move of our own: we know it
const MET = 900; // longer, when a quake has been met
const SLIDE = 520; // a card goes to another hand
const TURN = 1350; // a card is turned
// A quake: it comes, each part of its damage is counted, then the sum stands, then what protects, then the end.
const COMES = 800;
const [PART, ONE] = [430, 170]; // of a card that we see, and of what is only counted
const SUM = 500;
const DEFENDS = 1100;
const [ENDS, LOST] = [1500, 2600];
const SHAKES = 1300; // with the most damage
const HURRY = 3; // so many events in waiting: faster

interface Hands {
  seats: readonly number[]; // that we play
  /** Cards move. */
  isActed: () => boolean;
  vp: (card: string) => number;
  vd: (card: string) => number;
  /** Somebody has to be told, or a sound made. */
  sound: (what: "card" | "turn") => void;
  /** As strong as that, from 0 to 1. */
  rumble: (force: number) => void;
  /** Something is to be learnt of a card: it was drawn, it helped, it hurt. */
  teach: (card: string, why: "drawn" | "used" | "hurt") => void;
}

export class Acting {
  /** What is to be seen; null: what is. */
  view = $state.raw<QuakeView | null>(null);
  draw = $state.raw<Draw | null>(null);
  shock = $state.raw<Shock | null>(null);
  /** How strongly the room shakes, from 0 to 1, and how often it has begun to. */
  shaking = $state.raw({ force: 0, count: 0 });
  /** The card that was laid, used or discarded last. */
  latest = $state<string | null>(null);
  readonly #queue = new Queue<Act>(
    (act) => this.#act(act),
    () => (this.view = this.draw = this.shock = null),
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
    this.shock = null;
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
    const blow = blowOf(happening, hands);
    if (blow !== null && !(await this.#strike(happening.number, blow))) return;
    this.view = after;
    this.#teach(happening);
  }

  /** Without any acting. */
  #show(happening: Act): void {
    const blow = blowOf(happening, this.hands());
    if (blow !== null && blow.damage > 0) this.hands().rumble(force(blow.damage));
    this.#note(happening);
    this.#teach(happening);
  }

  #note(happening: Happening): void {
    const [verb, card] = happening.move?.split(" ") ?? [];
    if (card !== undefined) this.latest = card;
    if (verb === "show" || verb === "use" || verb === "discard") this.hands().sound("card");
  }

  /** What there is to learn of what has happened; the last thing stays. */
  #teach(act: Act): void {
    const { teach, vp, vd } = this.hands();
    const [verb, card] = act.move?.split(" ") ?? [];
    if (verb === "use" && card !== undefined && vp(card) > 0 && act.before.view?.damage !== 0)
      teach(card, "used");
    const { drawn } = act.after.view;
    if (drawn !== undefined && drawn === act.drawn.at(-1)) teach(drawn, "drawn");
    const worst = blowOf(act, { vp, vd })?.parts.findLast((part) => part.card !== null);
    if (worst?.card) teach(worst.card, "hurt");
  }

  /** A quake, step by step; who cannot wait goes on to its end. Whether it is still to be shown. */
  async #strike(number: number, blow: Blow): Promise<boolean> {
    const { rumble, sound } = this.hands();
    const strength = force(blow.damage);
    const tell = async (shock: Partial<Shock>, time: number): Promise<boolean> => {
      this.shock = { number, blow, counted: blow.parts.length, stage: "ends", ...this.shock, ...shock };
      if (this.#isHurried) return true;
      return this.#wait(time);
    };
    this.#isHurried = false;
    this.shock = null;
    if (blow.parts.length > 0 || blow.damage === 0) {
      if (!(await tell({ stage: "comes", counted: 0 }, COMES))) return false;
      for (const [place, part] of blow.parts.entries()) {
        sound("card");
        if (part.card !== null) this.#shake(force(part.more));
        const time = part.card !== null || part.isColour ? PART : ONE;
        if (!(await tell({ stage: "counts", counted: place + 1 }, time))) return false;
      }
      if (strength > 0) rumble(strength);
      this.#shake(strength);
      if (!(await tell({ stage: "counts", counted: blow.parts.length }, SUM + SHAKES * strength)))
        return false;
    }
    const isDefended = !blow.verdict.startsWith("discard") && blow.damage > 0;
    if (isDefended && !(await tell({ stage: "defends", counted: blow.parts.length }, DEFENDS))) return false;
    const isOver = await tell({ stage: "ends" }, blow.verdict === "fatal" ? LOST : ENDS);
    this.shock = null;
    return isOver;
  }

  /** Go on to the end of a quake that is told. */
  hurry(): void {
    this.#isHurried = true;
    this.#queue.go();
  }
  #isHurried = false;

  #shake(strength: number): void {
    if (strength > 0) this.shaking = { force: strength, count: this.shaking.count + 1 };
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
  if (card === undefined) return blowOf(happening, { vp, vd }) === null ? after : unjudged(after, before);
  const { asks: _, drawn, ...rest } = after;
  const view: QuakeView = { ...(isQuake(card) ? unjudged(after, before) : rest), pile: after.pile + 1 };
  if (isQuake(card)) {
    for (const key of ["quake", "damage", "reached"] as const) delete view[key];
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

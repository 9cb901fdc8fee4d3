/** How a quake is told: the damage part by part, then what stands against it, then how that ends. */

import type { Happening as AnyHappening } from "../../lib/table.svelte";
import type { QuakeView } from "./shown";
import { isQuake } from "./view";

/** One that can be acted out: a game is under way after it. */
export type Act = AnyHappening<QuakeView> & { after: { view: QuakeView } };

/** What is added to the damage: a card that we may see, one more of a hand that is hidden, or the colour. */
export interface Part {
  card: string | null;
  more: number;
  isColour: boolean;
}

export type Verdict = "alone" | "together" | "fatal" | "cost" | "discard-hand" | "discard-common";

/** What a quake does, and what is there to meet it. */
export interface Blow {
  quake: string;
  seat: number;
  damage: number;
  /** Empty: it was told before. */
  parts: Part[];
  /** The protection of the seat's own common objects, and of everybody's. */
  own: number;
  all: number;
  verdict: Verdict;
}

interface Values {
  vp: (card: string) => number;
  vd: (card: string) => number;
}

const isDiscarding = (asks: string | undefined): boolean => asks?.startsWith("discard") ?? false;

/** The quake that comes with this event, or is judged by it: after the last discard. */
export function blowOf(act: Act, { vp, vd }: Values): Blow | null {
  const [before, after] = [act.before.view, act.after.view];
  const isNew = isQuake(act.drawn.at(-1));
  const isJudged = isDiscarding(before?.asks) && !isDiscarding(after.asks);
  const quake = after.quake;
  if (!(isNew || isJudged) || quake === undefined || after.damage === undefined) return null;
  const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + vp(card), 0);
  return {
    quake,
    seat: after.turn,
    damage: after.damage,
    parts: isNew ? partsOf(after.damage, handHit(act), vd) : [],
    own: sum(after.face_up[after.turn] ?? []),
    all: sum(after.face_up.flat()),
    verdict: verdictOf(after),
  };
}

/** The hand that is hit, if we saw it before, or it is ours. */
function handHit({ before, after }: Act): readonly string[] | undefined {
  const seat = after.view.turn;
  if (before.view?.hands !== undefined) return after.view.hands?.[seat];
  if (!after.yours.includes(seat)) return undefined;
  return after.seen_by === seat ? after.view.hand : after.view.hands?.[seat];
}

/** The damage in parts, the smallest first; of a hidden hand it is counted one by one, which tells nothing of it. */
function partsOf(damage: number, hand: readonly string[] | undefined, vd: Values["vd"]): Part[] {
  if (hand === undefined)
    return Array.from({ length: damage }, () => ({ card: null, more: 1, isColour: false }));
  const cards = hand
    .map((card) => ({ card, more: vd(card), isColour: false }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => one.more - other.more);
  const colour = damage - cards.reduce((all, { more }) => all + more, 0);
  return colour > 0 ? [...cards, { card: null, more: colour, isColour: true }] : cards;
}

function verdictOf({ asks, fatal, alone, damage }: QuakeView): Verdict {
  if (asks === "discard-hand" || asks === "discard-common") return asks;
  if (fatal) return "fatal";
  if (damage === 0) return "cost";
  return alone ? "alone" : "together";
}

/** The view of a position in which a quake is met, without anything of how that can end. */
export function unjudged(view: QuakeView, before: QuakeView | undefined): QuakeView {
  const { asks: _, alone: __, fatal, hands, ...rest } = view;
  const open = before?.hands !== undefined && hands !== undefined ? { hands } : {};
  if (fatal === undefined) return { ...rest, ...open };
  const points = {
    points: before?.points ?? view.points,
    ...(before?.together === undefined ? {} : { together: before.together }),
  };
  const mine =
    before?.my_points !== undefined && view.my_points !== undefined ? { my_points: before.my_points } : {};
  return { ...rest, ...open, ...points, ...mine };
}

/** As strong as it feels, from 0 to 1: what shakes, sounds and lasts follows from it. */
export function force(damage: number): number {
  return Math.min(1, damage / 12);
}

/** What is read off what the house shows of Beat the Quake. */

import type { Standing } from "../types";
import type { Card, QuakeView } from "./shown";

/** Of our own hand we know what it is worth. */
export const standing = (view: QuakeView, me: number): Standing[] =>
  view.points.map((open, seat) =>
    seat === me && view.my_points !== undefined
      ? { points: view.my_points, isMore: false }
      : { points: open, isMore: view.hands === undefined },
  );

/** What an object is to people in a quake. */
export type Kind = Card["kind"];

export type Colour = "yellow" | "orange" | "red";

/** The colour of a quake. */
export function colourOf(quake: string): Colour {
  return quake.split("-")[0] as Colour;
}

export function isQuake(card: string | null | undefined): card is string {
  return /^(yellow|orange|red)-\d$/.test(card ?? "");
}

/** The chance that the next card is a quake. */
export function risk(view: QuakeView): number {
  return view.safe > 0 || view.pile === 0 ? 0 : view.quakes_left / view.pile;
}

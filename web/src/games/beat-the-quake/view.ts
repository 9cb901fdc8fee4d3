/** What is read off what the house shows of Beat the Quake. */

import type { QuakeView } from "./shown";

export type Colour = "yellow" | "orange" | "red";

/** The colour of a quake. */
export function colourOf(quake: string): Colour {
  return quake.split("-")[0] as Colour;
}

export function isQuake(card: string | null | undefined): card is string {
  return /^(yellow|orange|red)-\d$/.test(card ?? "");
}

/** All quakes in the box. */
export const QUAKES = 6;

/** The chance that the next card is a quake. */
export function risk(view: QuakeView): number {
  return view.safe > 0 || view.pile === 0 ? 0 : view.quakes_left / view.pile;
}

/** What a seat may know of Beat the Quake, as the house shows it. Lists of seats are by seat. */

export interface QuakeView {
  seats: number;
  turn: number;
  advanced: boolean;
  /** Our own; left out for who watches. */
  hand?: string[];
  hand_sizes: number[];
  face_up: string[][];
  used_by_others: string[][];
  neutral_cards: string[][];
  /** Quakes met alone. */
  neutralised: number[];
  met: number;
  /** Those drawn so far, in order. */
  quakes: string[];
  quakes_left: number;
  pile: number;
  /** So many draws to come are objects for sure. */
  safe: number;
  /** Without hands; after the end the scores. */
  points: number[];
  my_points?: number;
  my_damage?: number;
  gone: string[];
  lost: number;
  asks?: "show" | "draw" | "discard-hand" | "discard-common" | "use";
  drawn?: string;
  quake?: string;
  damage?: number;
  reached?: number;
  alone?: boolean;
  fatal?: boolean;
  /** Of all, where nothing is hidden any more. */
  hands?: string[][];
}

/** What the game was like, for talking about it (`Told.details`). */
export interface Debrief {
  saved: string[];
  hurt: string[];
  seen: string[];
  survived: boolean;
  /** After a fatal quake: each of these would have been enough, or all of them together. */
  helped?: { missing: number; cards: string[]; together: boolean };
}

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

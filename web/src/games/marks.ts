/** Moves that are drawn on a board to be looked at: those of a hint, or the two of a moment in a review. */

import type { BoardProps } from "./types";

/** How a move is marked; a number is its place in a hint. */
export type Manner = "played" | "preferred" | number;

export interface Wanted {
  move: string;
  manner: Manner;
}

/** What a board is asked to draw, what matters most first. */
export function wantedOf({ compared, advised }: Pick<BoardProps, "compared" | "advised">): Wanted[] {
  if (compared !== undefined)
    return [
      { move: compared.preferred, manner: "preferred" },
      { move: compared.played, manner: "played" },
    ];
  return (advised?.moves ?? []).map((move, place) => ({ move, manner: place + 1 }));
}

/** A star of about ten units, for what is preferred. */
export const STAR = "M0-10L2.9-3.9L9.5-3.1L4.7 1.5L5.9 8.1L0 4.9L-5.9 8.1L-4.7 1.5L-9.5-3.1L-2.9-3.9Z";

/** What a seat may know of Situation 4, as the house shows it: everything. Lists of two are by side. */

export interface Situation4View {
  board: string;
  /** The side of each seat. */
  sides: number[];
  /** Sides by location. */
  pieces: Record<string, number>;
  flags: Record<string, number>; // by objective
  bridges: Record<string, number>; // by site
  paratroopers: Record<string, number>;
  tanks: Record<string, number>;
  points: number[];
  /** Those that a side holds. */
  zones: Record<string, number>;
  /** Objectives under one side without a flag, and the game time of their last piece. */
  waiting: Record<string, { side: number; since: number }>;
  /** What can still be placed. */
  ready: { paratroopers: number[]; tanks: number[]; bridges: number[] };
  /** Locations closed by a tank. */
  closed: string[][];
  /** Locations still empty. */
  left: number;
  /** The game time at which it ends by itself: the board is covered. */
  ends_at?: number;
  resigned?: number;
}

export const SIDES = [0, 1] as const;

/** A drawing: classes of `landscape.css`, and what is drawn with them. */
export type Drawing = [string, string][];

/** A piece in the tray. Outline and picture are drawn around 0,0, as it lies. */
export interface Piece {
  piece: string;
  outline: string;
  picture: Drawing;
  /** It belongs to a base line. */
  base: boolean;
}

export interface Objective {
  value: number;
  locations: string[];
  kind: string;
  name: string;
}

/** What is in the box. */
export interface Components {
  columns: number;
  rows: number;
  river: number;
  zones: Record<string, string[]>;
  objectives: Record<string, Objective>;
  bases: { tank: string[][]; paratroop: string[][] };
  bridges: Record<string, string[]>;
  map: Drawing;
  outlines: Record<string, string>;
}

// Written by docs/generate.py from src/ludotheque/games/situation_4/shown.py.

/** The locations of each side's bases. */
export type Bases = {
  tank: string[][];
  paratroop: string[][];
};

/** What is in the box. */
export type Components = {
  columns: number;
  rows: number;
  locations: Record<string, Location>;
  zones: Record<string, string[]>;
  objectives: Record<string, Objective>;
  bases: Bases;
  bridges: Record<string, string[]>;
  river: number;
  /** Classes of the client's style sheet, and what is drawn with them. */
  map: [string, string][];
  outlines: Record<string, string>;
};

/** Where a location lies. */
export type Location = {
  neighbours: string[];
  bank: number;
  baseline: number | null;
};

/** Something to be held. */
export type Objective = {
  value: number;
  locations: string[];
  kind: string;
  name: string;
};

/** What can still be placed, by side. */
export type Ready = {
  paratroopers: number[];
  tanks: number[];
  bridges: number[];
};

/** What only the rules can tell of a position. */
export type Situation4Details = {
  /** By side, for flags, bridges and zones. */
  points: Record<string, number[]>;
};

/** What everybody may know: all of it. Lists of two are by side. */
export type Situation4View = {
  board: string;
  /** The side of each seat. */
  sides: number[];
  /** Sides by location. */
  pieces: Record<string, number>;
  /** Sides by objective. */
  flags: Record<string, number>;
  /** Sides by site. */
  bridges: Record<string, number>;
  paratroopers: Record<string, number>;
  tanks: Record<string, number>;
  points: number[];
  /** Those that a side holds. */
  zones: Record<string, number>;
  /** By objective. */
  waiting: Record<string, Waiting>;
  ready: Ready;
  /** Locations closed by a tank. */
  closed: string[][];
  /** Locations still empty. */
  left: number;
  /** The game time at which it ends by itself: the board is covered. */
  ends_at?: number;
  resigned?: number;
};

/** An objective under one side without a flag. */
export type Waiting = {
  side: number;
  /** The game time of its last piece. */
  since: number;
  /** So long only its side may plant a flag there; from then on anybody. */
  until: number;
};

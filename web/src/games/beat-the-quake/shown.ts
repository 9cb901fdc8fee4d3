// Written by docs/generate.py from src/ludotheque/games/beat_the_quake/shown.py.

/** What stands on a card. */
export type Card = {
  id: string;
  vp: number;
  vd: number;
  name: string;
  message: string;
  /** Of the drawings. */
  picture: string;
};

/** What is in the box. */
export type Components = {
  objects: Card[];
  quakes: string[];
};

/** What the game was like, for talking about it. */
export type Debrief = {
  saved: string[];
  hurt: string[];
  seen: string[];
  survived: boolean;
  /** After a fatal quake. */
  helped?: Helped;
};

/** What would have been enough: each of these cards, or all of them together. */
export type Helped = {
  missing: number;
  cards: string[];
  together: boolean;
};

/** What only the rules can tell of a position. */
export type QuakeDetails = {
  /** After the end. */
  debrief?: Debrief;
};

/** What a seat may know. Lists of seats are by seat. */
export type QuakeView = {
  seats: number;
  turn: number;
  advanced: boolean;
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
  gone: string[];
  /** Cards that were discarded from hands. */
  lost: number;
  asks?: "show" | "draw" | "discard-hand" | "discard-common" | "use";
  /** One's own; left out for who watches. */
  hand?: string[];
  my_points?: number;
  my_damage?: number;
  drawn?: string;
  quake?: string;
  damage?: number;
  reached?: number;
  alone?: boolean;
  fatal?: boolean;
  /** Of all, where nothing is hidden any more. */
  hands?: string[][];
};

// Written by docs/generate.py from src/ludotheque/games/beat_the_quake/shown.py.

/** What stands on a card. */
export type Card = {
  id: string;
  vp: number;
  vd: number;
  /** What it is to people in a quake: its frame says so. */
  kind: "helper" | "neutral" | "hazard";
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

/** What the game was like, for talking about it. Cards by what they did, most first. */
export type Debrief = {
  /** They met damage. */
  saved: string[];
  /** They did damage, and are no helpers. */
  hurt: string[];
  /** Helpers that did damage in a hand, and could not help there. */
  kept: string[];
  /** All that were seen; those that mattered come first. */
  seen: string[];
  survived: boolean;
  /** What broke a tie of points, or that the win is shared. */
  tie?: "alone" | "unused" | "shared";
  /** Where all played together: the points that they had to reach. */
  goal?: number;
  /** After a fatal quake. */
  helped?: Helped;
};

/** What a card would have done, had it been laid on the table in time. */
export type Help = {
  card: string;
  protection: number;
  /** The damage that it would not have done in the hand that was hit. */
  spared: number;
};

/** What would have been enough: each of these cards, or all of them together. */
export type Helped = {
  missing: number;
  cards: Help[];
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
  /** Without the hands that are not shown; after the end the scores. */
  points: number[];
  /** Where all play together: the points that they have to reach. */
  goal?: number;
  /** Likewise: the points of all as far as one sees them, so without the hands that are not shown. */
  together?: number;
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

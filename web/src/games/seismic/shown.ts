// Written by docs/generate.py from src/ludotheque/games/seismic/shown.py.

/** What is in one box, by code, and the default table. */
export type Components = {
  highways: Record<string, number>;
  intersections: Record<string, number>;
  quakes: Record<string, number>;
  table: TableSize;
};

/** One end of a section. */
export type EndShown = {
  stop: "stub" | "open" | "edge";
  cell: string;
  value: number;
};

/** A line from a town on which a tile would lie: a quake takes its tiles from the town outwards. */
export type QuakeLine = {
  town: string;
  side: number;
  /** The cells of those that can fall, from the town outwards. */
  tiles: string[];
  /** Of this tile among them: 1 is the first to fall. */
  place: number;
  /** The line that a quake would strike: this one, one of several with as many tiles, another. */
  strikes: "next" | "perhaps" | "other";
  words: string;
};

/** A section as a move would leave it. */
export type SectionAhead = {
  fragments: [string, string][];
  length: number;
  ends: EndShown[];
  crews: Record<string, number>;
  owners: number[];
  points: number;
  complete: boolean;
  loop: boolean;
  /** Its points with one more tile at each open end; 0: so it cannot be completed. */
  best: number;
  /** How many sections that lie there now become part of it. */
  joins: number;
  /** The seat may put a crew on it next. */
  free: boolean;
  words: string;
};

/** A longest chain of connected fragments, as the rules see it. */
export type SectionShown = {
  fragments: [string, string][];
  length: number;
  ends: EndShown[];
  crews: Record<string, number>;
  owners: number[];
  points: number;
  complete: boolean;
  loop: boolean;
  words: string;
  /** What its words name. */
  things: Thing[];
};

/** What only the rules can tell of a position. */
export type SeismicDetails = {
  sections: SectionShown[];
  /** By cell, of those with a tile and those that a highway leads to: where it is, in words. */
  places: Record<string, string>;
};

/** What a move would bring. */
export type SeismicPreview = {
  /** Complete ones first, then what is somebody's, then by points. */
  sections: SectionAhead[];
  lines: QuakeLine[];
};

/** What everybody may know: all of it. */
export type SeismicView = {
  face_up: string[];
  pile: number;
  crews_left: number[];
  turn: number;
  quakes: number;
  scores: number[];
  asks?: "place" | "crew" | "town" | "quake" | "turn";
  placed?: string;
  magnitude?: number;
  town?: string;
  turned?: Record<string, string>;
  table: TableSize;
  towns: string[];
  /** By cell. */
  tiles: Record<string, TileShown>;
  /** How many tiles nobody has seen yet, by shape. */
  unseen: Record<string, number>;
};

/** How large the table is. */
export type TableSize = {
  columns: number;
  rows: number;
};

/** A part of a text, and what it names. If it is empty, the text speaks of it there without its name. */
export type Thing = {
  /** In characters as Unicode counts them, from 0. */
  at: number;
  end: number;
  /** In the game's own terms: tile, place, section, card. */
  kind: string;
  code: string;
};

/** A placed tile. */
export type TileShown = {
  shape: string;
  rotation: number;
  /** Seat by fragment. */
  crews: Record<string, number>;
};

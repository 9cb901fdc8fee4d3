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
};

/** What only the rules can tell of a position. */
export type SeismicDetails = {
  sections: SectionShown[];
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

/** A placed tile. */
export type TileShown = {
  shape: string;
  rotation: number;
  /** Seat by fragment. */
  crews: Record<string, number>;
};

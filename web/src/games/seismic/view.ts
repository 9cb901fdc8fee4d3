/** What a seat may know of Seismic, as the house shows it. */

export interface TileShown {
  shape: string;
  rotation: number;
  crews: Record<string, number>; // seat by fragment
}

export interface SeismicView {
  tiles: Record<string, TileShown>;
  face_up: string[];
  pile: number;
  crews_left: number[];
  unseen: Record<string, number>;
  turn: number;
  quakes: number;
  scores: number[];
  table: { columns: number; rows: number };
  towns: string[];
  asks?: "place" | "crew" | "town" | "quake" | "turn";
  placed?: string;
  magnitude?: number;
  town?: string;
  turned?: Record<string, string>;
}

/** A longest chain of connected fragments, as the rules see it (`Told.details`). */
export interface Section {
  fragments: [string, string][]; // cell, fragment
  length: number;
  ends: { stop: "stub" | "open" | "edge"; cell: string; value: number }[];
  crews: Record<string, number>; // by seat
  owners: number[];
  points: number;
  complete: boolean;
  loop: boolean;
  words: string;
}

export function sectionAt(sections: readonly Section[], cell: string, fragment: string): Section | undefined {
  return sections.find((section) => section.fragments.some(([c, f]) => c === cell && f === fragment));
}

/** The games that have a board here. Each is fetched when it is first needed. */

import type { Component } from "svelte";
import type { Course } from "./lessons";
import { standing as quakeStanding } from "./beat-the-quake/view";
import { standing as seismicStanding } from "./seismic/view";
import { standing as situation4Standing } from "./situation-4/view";
import type { BoardProps, DebriefProps, ExplainedProps, Standing } from "./types";

/** What a board is given of its game is as `shown.ts` says: the house makes both, and a law compares them. */
type Board = Component<BoardProps>;

/** Small pictures beside the codes in the rules. */
export interface Glyphs {
  is: (code: string) => boolean;
  Glyph: Component<{ code: string }>;
}

export interface GameLoader {
  /** The lid of the box. */
  cover: () => Promise<Component>;
  board: () => Promise<Board>;
  /** What each seat would have if the game ended now, as far as this one may know; -1: who watches. */
  standing(view: Record<string, unknown>, me: number): Standing[];
  glyphs?: () => Promise<Glyphs>;
  lessons?: (() => Promise<Course>) | undefined;
  /** Pictures below the options, where words alone would not do. */
  explained?: () => Promise<Component<ExplainedProps>>;
  /** A page for talking about a game that is over. */
  debrief?: () => Promise<Component<DebriefProps>>;
  /** On a small screen its board is as high as what is on it. */
  isTall?: boolean;
  /** How a game is begun at once, where its usual options are too much for a first one. */
  quick?: { options: Record<string, unknown> };
  /** Whether a move stands in the list of moves; all of them, if this is left out. */
  isListed?: (move: string, isLive: boolean) => boolean;
}

const lessons = import.meta.glob<Course>("./*/lessons.json", { import: "default" });

export const GAMES: Record<string, GameLoader> = {
  seismic: {
    cover: async () => (await import("./seismic/Cover.svelte")).default,
    board: async () => (await import("./seismic/Board.svelte")).default as Board,
    standing: seismicStanding,
    glyphs: async () => {
      const { default: Glyph, isTile } = await import("./seismic/Glyph.svelte");
      return { is: isTile, Glyph };
    },
    lessons: lessons["./seismic/lessons.json"],
  },
  "beat-the-quake": {
    cover: async () => (await import("./beat-the-quake/Cover.svelte")).default,
    board: async () => (await import("./beat-the-quake/Board.svelte")).default as Board,
    standing: quakeStanding,
    explained: async () => (await import("./beat-the-quake/Explained.svelte")).default,
    debrief: async () => (await import("./beat-the-quake/Debrief.svelte")).default as Component<DebriefProps>,
    lessons: lessons["./beat-the-quake/lessons.json"],
    isTall: true,
  },
  "situation-4": {
    cover: async () => (await import("./situation-4/Cover.svelte")).default,
    board: async () => (await import("./situation-4/Board.svelte")).default as Board,
    standing: situation4Standing,
    lessons: lessons["./situation-4/lessons.json"],
    quick: { options: { board: "skirmish" } },
    isListed: (move, isLive) => move !== "resign" && !(isLive && move.startsWith("lay ")), // a piece has to be found
  },
};

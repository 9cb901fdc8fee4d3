/** The games that have a board here. Each is fetched when it is first needed. */

import type { Component } from "svelte";
import type { Course } from "./lessons";
import type { BoardProps, DebriefProps, ExplainedProps } from "./types";

/** Small pictures beside the codes in the rules. */
export interface Glyphs {
  is: (code: string) => boolean;
  Glyph: Component<{ code: string }>;
}

export interface GameLoader {
  /** The lid of the box. */
  cover: () => Promise<Component>;
  board: () => Promise<Component<BoardProps>>;
  glyphs?: () => Promise<Glyphs>;
  lessons?: () => Promise<Course>;
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

export const GAMES: Record<string, GameLoader> = {
  seismic: {
    cover: async () => (await import("./seismic/Cover.svelte")).default,
    board: async () => (await import("./seismic/Board.svelte")).default,
    glyphs: async () => {
      const { default: Glyph, isTile } = await import("./seismic/Glyph.svelte");
      return { is: isTile, Glyph };
    },
    lessons: async () => (await import("./seismic/lessons.json")).default as unknown as Course,
  },
  "beat-the-quake": {
    cover: async () => (await import("./beat-the-quake/Cover.svelte")).default,
    board: async () => (await import("./beat-the-quake/Board.svelte")).default,
    explained: async () => (await import("./beat-the-quake/Explained.svelte")).default,
    debrief: async () => (await import("./beat-the-quake/Debrief.svelte")).default,
    lessons: async () => (await import("./beat-the-quake/lessons.json")).default as unknown as Course,
    isTall: true,
  },
  "situation-4": {
    cover: async () => (await import("./situation-4/Cover.svelte")).default,
    board: async () => (await import("./situation-4/Board.svelte")).default,
    lessons: async () => (await import("./situation-4/lessons.json")).default as unknown as Course,
    quick: { options: { board: "skirmish" } },
    isListed: (move, isLive) => move !== "resign" && !(isLive && move.startsWith("lay ")), // a piece has to be found
  },
};

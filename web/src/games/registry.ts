/** The games that have a board here. Each is fetched when it is first needed. */

import type { Component } from "svelte";
import type { Course } from "./lessons";
import type { BoardProps, OptionsProps } from "./types";

/** Small pictures beside the codes in the rules. */
export interface Glyphs {
  is: (code: string) => boolean;
  Glyph: Component<{ code: string }>;
}

export interface GameLoader {
  /** The lid of the box. */
  cover: () => Promise<Component>;
  board: () => Promise<Component<BoardProps>>;
  options: () => Promise<Component<OptionsProps>>;
  glyphs?: () => Promise<Glyphs>;
  lessons?: () => Promise<Course>;
}

export const GAMES: Record<string, GameLoader> = {
  seismic: {
    cover: async () => (await import("./seismic/Cover.svelte")).default,
    board: async () => (await import("./seismic/Board.svelte")).default,
    options: async () => (await import("./seismic/Options.svelte")).default,
    glyphs: async () => {
      const { default: Glyph, isTile } = await import("./seismic/Glyph.svelte");
      return { is: isTile, Glyph };
    },
    lessons: async () => (await import("./seismic/lessons.json")).default as unknown as Course,
  },
};

/** What the client has of Seismic. */

import type { Board, GameLoader } from "../types";
import { standing } from "./view";

export const game: GameLoader = {
  place: 1,
  cover: async () => (await import("./Cover.svelte")).default,
  board: async () => (await import("./Board.svelte")).default as Board,
  standing,
  brief: async () => (await import("./Brief.svelte")).default,
  glyphs: async () => {
    const { default: Glyph, isTile } = await import("./Glyph.svelte");
    return { is: isTile, Glyph };
  },
  drawn: async () => ({
    shows: { tile: "instead", lying: "nothing" },
    Picture: (await import("./Glyph.svelte")).default,
  }),
};

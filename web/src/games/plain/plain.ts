/** What the client has of every game without a `game.ts`: the picture that the house draws of it. */

import type { GameLoader } from "../types";
import { standing } from "./view";

export const PLAIN: GameLoader = {
  place: Infinity,
  cover: async () => (await import("./Cover.svelte")).default,
  board: async () => (await import("./Board.svelte")).default,
  standing,
  isPlain: true,
};

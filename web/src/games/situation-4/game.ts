/** What the client has of Situation 4. */

import type { Board, GameLoader } from "../types";
import { standing } from "./view";

export const game: GameLoader = {
  place: 3,
  cover: async () => (await import("./Cover.svelte")).default,
  board: async () => (await import("./Board.svelte")).default as Board,
  standing,
  brief: async () => (await import("./Brief.svelte")).default,
  quick: { options: { board: "skirmish" } },
  isListed: (move, isLive) => move !== "resign" && !(isLive && move.startsWith("lay ")), // a piece has to be found
};

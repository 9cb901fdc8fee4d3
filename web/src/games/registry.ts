/** The games that have a board here: each in a folder, with a `game.ts`. */

import type { Course } from "./lessons";
import type { GameLoader } from "./types";

const found = import.meta.glob<GameLoader>("./*/game.ts", { eager: true, import: "game" });
const lessons = import.meta.glob<Course>("./*/lessons.json", { import: "default" });

/** By name, in their order on the shelf. */
export const GAMES: Record<string, GameLoader> = Object.fromEntries(
  Object.entries(found)
    .sort(([, one], [, other]) => one.place - other.place)
    .map(([path, game]) => {
      const name = path.split("/")[1] ?? "";
      return [name, { ...game, lessons: lessons[`./${name}/lessons.json`] }];
    }),
);

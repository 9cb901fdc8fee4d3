/** The games that have a board here: each in a folder, with a `game.ts`. */

import type { HouseShown } from "../protocol";
import type { Course } from "./lessons";
import { PLAIN } from "./plain/plain";
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

/** What the client has of a game: its own parts, or those for every game. */
export function partsOf(game: string): GameLoader {
  return (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? PLAIN;
}

/** The games on the shelf: ours before the house has answered, then those that it has. */
export const shelfOf = (offer: HouseShown | null): string[] =>
  offer?.games.map((kind) => kind.game) ?? Object.keys(GAMES);

/** What games are called. */

import { house } from "./house.svelte";
import { hasWords, t } from "./words.svelte";

/** The title of a game, in our words or in those of the house; undefined: nobody knows it. */
export function knownTitle(game: string): string | undefined {
  const id = `web-game-${game}`;
  return hasWords(id) ? t(id) : house.offer?.games.find((kind) => kind.game === game)?.title;
}

/** The title of a game, or its name until the house has said what it is called. */
export const titleOf = (game: string): string => knownTitle(game) ?? game;

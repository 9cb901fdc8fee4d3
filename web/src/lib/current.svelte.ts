/** The game that the screen is about, where one is: the links above lead to its rules and lessons. */

import { untrack } from "svelte";

let games = $state.raw<string[]>([]);

/** As long as the calling component is there. Called once, while it is made. */
export function isAbout(game: () => string | undefined): void {
  $effect(() => {
    const now = game();
    if (now === undefined) return;
    untrack(() => (games = [...games, now]));
    return () => (games = games.filter((_, place) => place !== games.lastIndexOf(now)));
  });
}

export function currentGame(): string | undefined {
  return games.at(-1);
}

/** How games draw what their sentences name: fetched once, and words stand there until then. */

import { SvelteMap } from "svelte/reactivity";
import { partsOf } from "../games/registry";
import type { Drawn } from "../games/types";

const known = new SvelteMap<string, Drawn | null>();
const asked = new Set<string>();

/** What draws the things of a game; null: nothing yet, or nothing at all. */
export function drawnBy(game: string): Drawn | null {
  if (!asked.has(game)) {
    asked.add(game);
    partsOf(game)
      .drawn?.()
      .then(
        (loaded) => known.set(game, loaded),
        () => asked.delete(game), // the words say it all the same
      );
  }
  return known.get(game) ?? null;
}

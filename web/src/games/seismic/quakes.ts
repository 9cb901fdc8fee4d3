/** What a quake did, read off from what was shown before and after. */

import type { Happening } from "../../lib/table.svelte";
import { cellOf, centreOf } from "./geometry";
import type { SeismicView, TileShown } from "./shown";

export interface Quake {
  number: number; // of the event
  magnitudes: number[];
  /** From the town outwards. */
  fallen: { cell: string; tile: TileShown }[];
  /** From each town that was hit to the last tile that fell there. */
  lines: string[];
}

/** The quakes in what has just happened; null: none. */
export function quakeOf(happening: Happening<SeismicView>): Quake | null {
  const [before, after] = [happening.before.view, happening.after.view];
  if (!before || !after) return null;
  const isChosen = happening.move?.startsWith("quake") || happening.move?.startsWith("town");
  const magnitudes = happening.drawn.flatMap((kind) => (kind?.startsWith("q") ? [Number(kind[1])] : []));
  if (magnitudes.length === 0 && !isChosen) return null;
  if (magnitudes.length === 0 && before.magnitude !== undefined) magnitudes.push(before.magnitude);
  const towns = before.towns.map(cellOf);
  const between = (text: string, town: { q: number; r: number }): number => {
    const { q, r } = cellOf(text);
    return Math.max(Math.abs(q - town.q), Math.abs(r - town.r), Math.abs(q + r - town.q - town.r));
  };
  const far = (text: string): number => Math.min(...towns.map((town) => between(text, town)));
  const fallen = Object.entries(before.tiles)
    .filter(([cell]) => after.tiles[cell] === undefined)
    .map(([cell, tile]) => ({ cell, tile }))
    .sort((one, other) => far(one.cell) - far(other.cell));
  if (fallen.length === 0 && after.magnitude !== undefined) return null; // what is hit has yet to be chosen
  const lines = towns.flatMap((town) => {
    const last = fallen.filter(({ cell }) => between(cell, town) === far(cell)).at(-1);
    if (!last) return [];
    const [from, to] = [centreOf(town), centreOf(cellOf(last.cell))];
    return [`M${from.x} ${from.y}L${to.x} ${to.y}`];
  });
  return { number: happening.number, magnitudes, fallen, lines };
}

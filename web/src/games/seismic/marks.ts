/** Moves to be looked at, and where they are drawn on the map: what was played, what is preferred, a hint's. */

import {
  APOTHEM,
  around,
  cellOf,
  centreOf,
  fragmentsOf,
  middle,
  neighbour,
  SIDE,
  standOf,
  textOf,
  type Box,
  type Point,
} from "./geometry";
import type { Wanted } from "../marks";
import type { SeismicView } from "./shown";

export interface Mark extends Wanted {
  /** Where it is drawn: on its cell, or beside it, where something else is drawn there already. */
  at: Point;
  /** The middle of its cell, if it is drawn beside it. */
  from: Point | null;
  /** A tile that is laid or turned. */
  tile: { shape: string; rotation: number } | null;
  /** Where a crew is put; null: none is. */
  crew: Point | null;
  /** The side of a town that a quake strikes. */
  side: number | null;
  size: number; // of the whole
}

export const INSET = 0.72; // of a tile that is drawn beside its cell
const BESIDE = [0, 1, 5, 2, 4, 3]; // the sides of a cell, the upper ones first
export const BADGE: Point = { x: -SIDE / 2 + 4, y: -APOTHEM + 6 };

/** Where each of these moves is drawn; one that names no place on the map is left out. */
export function marksOf(wanted: readonly Wanted[], view: SeismicView): Mark[] {
  const marks: Mark[] = [];
  const taken = new Set<string>(); // cells that something is drawn on
  for (const one of wanted) {
    const [verb = "", ...rest] = one.move.split(" ");
    const where = cellNamed(verb, rest, view);
    if (where === undefined) continue;
    const centre = centreOf(cellOf(where));
    const mark: Mark = { ...one, at: centre, from: null, tile: null, crew: null, side: null, size: 1 };
    if (verb === "place" || verb === "turn") {
      mark.tile = tileOf(verb, rest, view);
      const spot = taken.has(where) ? freeBeside(where, view, taken) : where;
      taken.add(spot);
      if (spot !== where)
        Object.assign(mark, { at: between(centre, centreOf(cellOf(spot))), from: centre, size: INSET });
    } else if (verb === "crew") {
      mark.crew = standAt(where, rest[0] ?? "", view);
      // That none is put is shown beside the tile: on it the other move may be drawn.
      if (mark.crew === null)
        Object.assign(mark, {
          at: between(centre, centreOf(cellOf(freeBeside(where, view, taken)))),
          from: centre,
        });
    } else if (verb === "quake") mark.side = Number(rest[0]);
    marks.push(mark);
  }
  return marks;
}

function cellNamed(verb: string, rest: readonly string[], view: SeismicView): string | undefined {
  if (verb === "place") return rest[1];
  if (verb === "crew") return view.placed;
  if (verb === "quake") return view.town;
  return rest[0] === "-" ? undefined : rest[0];
}

function tileOf(verb: string, rest: readonly string[], view: SeismicView): Mark["tile"] {
  const rotation = Number(rest.at(-1));
  const shape = verb === "place" ? rest[0] : view.tiles[rest[0] ?? ""]?.shape;
  return shape === undefined ? null : { shape, rotation };
}

function standAt(where: string, text: string, view: SeismicView): Point | null {
  const tile = view.tiles[where];
  const fragment = tile && fragmentsOf(tile.shape, tile.rotation).find((one) => one.text === text);
  return tile && fragment ? standOf(fragment, !tile.shape.includes("-")) : null;
}

/** A neighbouring cell to draw over: an empty one if there is one, above if it can be. */
function freeBeside(where: string, view: SeismicView, taken: ReadonlySet<string>): string {
  const beside = BESIDE.map((side) => textOf(neighbour(cellOf(where), side))).filter(
    (cell) => !taken.has(cell),
  );
  return beside.find((cell) => view.tiles[cell] === undefined) ?? beside[0] ?? where;
}

/** A little nearer than the cell beside it: it belongs to the one it came from. */
const between = (from: Point, to: Point): Point => ({
  x: from.x + (to.x - from.x) * 0.92,
  y: from.y + (to.y - from.y) * 0.92,
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** An arrow from what was played to what is preferred: from edge to edge, bent; null: they lie side by side. */
export function arrowBetween(from: Point, to: Point): string | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < 2.6 * APOTHEM) return null;
  const [ux, uy] = [dx / far, dy / far];
  const edge = APOTHEM + 6;
  const [start, end] = [
    { x: from.x + ux * edge, y: from.y + uy * edge },
    { x: to.x - ux * edge, y: to.y - uy * edge },
  ];
  const bend = Math.min(0.18 * far, 60);
  const [x, y] = [(start.x + end.x) / 2 + uy * bend, (start.y + end.y) / 2 - ux * bend];
  return `M${round(start.x)} ${round(start.y)}Q${round(x)} ${round(y)} ${round(end.x)} ${round(end.y)}`;
}

/** The way of a quake: from the town over this side. */
export function strikeOf(side: number): string {
  const [start, end] = [middle(side, APOTHEM * 1.1), middle(side, APOTHEM * 4.6)];
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`;
}

/** What all of these marks cover, with some of the map around. */
export const aroundAll = (marks: readonly Mark[]): Box =>
  around(
    marks.map(({ at }) => at),
    2.4 * SIDE,
  );

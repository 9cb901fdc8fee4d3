/** Moves at a table of Seismic, for tests: what is shown before and after is said in few words. */

import type { Happening } from "../../../src/games/seismic/plan";
import type { SeismicView, TileShown } from "../../../src/games/seismic/shown";
import { shown } from "../../shown";

export const TILE: TileShown = { shape: "03", rotation: 0, crews: {} };

export function view(changes: Partial<SeismicView> = {}): SeismicView {
  return {
    face_up: ["01", "02", "03"],
    pile: 40,
    crews_left: [20, 20],
    turn: 1,
    quakes: 0,
    scores: [0, 0],
    table: { columns: 13, rows: 11 },
    towns: ["0,0"],
    tiles: {},
    unseen: {},
    ...changes,
  };
}

export function happening(
  move: string,
  before: Partial<SeismicView>,
  after: Partial<SeismicView>,
  more: Partial<Happening> = {},
): Happening {
  const number = more.number ?? 7;
  return {
    number,
    kind: "moved",
    seat: 1,
    move,
    drawn: [],
    before: { ...shown({ moves: number - 1 }), view: view(before) },
    after: { ...shown({ moves: number }), view: view(after) },
    ...more,
  };
}

/** Seat 1 places a tile, and then puts a crew on it. */
export const PLACED = happening(
  "place 02 0,-1 4",
  {},
  {
    face_up: ["01", "03"],
    tiles: { "0,-1": { ...TILE, shape: "02", rotation: 4 } },
    asks: "crew",
    placed: "0,-1",
  },
);
export const CREWED = happening(
  "crew 04",
  PLACED.after.view ?? {},
  {
    face_up: ["01", "03", "03"],
    tiles: { "0,-1": { shape: "02", rotation: 4, crews: { "04": 1 } } },
    crews_left: [20, 19],
    turn: 0,
  },
  { number: 8, drawn: ["03"] },
);

/** Something else happens at the table, after which so many moves have been played. */
export function aside(kind: Happening["kind"], moves: number): Happening {
  const { view: _, ...before } = shown({ moves: 7 });
  return { number: 9, kind, drawn: [], before, after: { ...before, moves } };
}

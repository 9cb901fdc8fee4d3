import { expect, test } from "vitest";
import { APOTHEM, cellOf, centreOf, SIDE } from "../../../src/games/seismic/geometry";
import { aroundAll, arrowBetween, INSET, marksOf, strikeOf } from "../../../src/games/seismic/marks";
import type { SeismicView } from "../../../src/games/seismic/shown";

const view = {
  tiles: {
    "0,0": { shape: "town", rotation: 0, crews: {} },
    "0,-1": { shape: "03", rotation: 0, crews: {} },
    "1,-1": { shape: "+2:03", rotation: 1, crews: {} },
  },
  placed: "0,-1",
  town: "0,0",
} as unknown as SeismicView;

const drawn = (...moves: string[]) =>
  marksOf(
    moves.map((move, place) => ({ move, manner: place + 1 })),
    view,
  );

test("a tile that is placed is drawn on its cell, as it would lie", () => {
  const [mark] = drawn("place 04 2,-1 3");
  expect(mark).toMatchObject({ tile: { shape: "04", rotation: 3 }, from: null, size: 1, manner: 1 });
  expect(mark?.at).toEqual(centreOf(cellOf("2,-1")));
});

test("a tile that is turned is the one that lies there", () => {
  expect(drawn("turn 1,-1 4")[0]?.tile).toEqual({ shape: "+2:03", rotation: 4 });
});

test("a second tile for a cell is drawn small beside it, over an empty cell, and a third over another", () => {
  const marks = drawn("place 04 0,1 3", "place 04 0,1 1", "place 03 0,1 0");
  const centre = centreOf(cellOf("0,1"));
  const [first, second, third] = marks;
  expect(first).toMatchObject({ at: centre, from: null, size: 1 });
  // Above it is the town: what lies there would be covered.
  for (const mark of [second, third]) {
    expect(mark).toMatchObject({ from: centre, size: INSET });
    expect(Math.hypot((mark?.at.x ?? 0) - centre.x, (mark?.at.y ?? 0) - centre.y)).toBeCloseTo(
      0.92 * 2 * APOTHEM,
    );
  }
  const town = centreOf(cellOf("0,0"));
  expect(second?.at).not.toEqual(third?.at);
  expect(Math.hypot((second?.at.x ?? 0) - town.x, (second?.at.y ?? 0) - town.y)).toBeGreaterThan(SIDE);
});

test("two cells are no crowd", () => {
  expect(drawn("place 04 0,1 3", "place 04 2,0 1").map((mark) => mark.from)).toEqual([null, null]);
});

test("a crew stands on its fragment, and that none is put is shown beside the tile", () => {
  const [put, none] = drawn("crew 03", "crew -");
  expect(put?.crew).not.toBeNull();
  expect(none?.crew).toBeNull();
  expect(put?.at).toEqual(centreOf(cellOf("0,-1")));
  expect(none?.from).toEqual(centreOf(cellOf("0,-1")));
  expect(none?.at).not.toEqual(put?.at);
});

test("a quake strikes over a side of the town, and a town is a place of its own", () => {
  const [quake, town] = drawn("quake 3", "town 0,0");
  expect(quake).toMatchObject({ side: 3, at: centreOf(cellOf("0,0")) });
  expect(town).toMatchObject({ side: null, tile: null });
  expect(strikeOf(3)).toMatch(/^M0 \d+(\.\d+)?L0 \d/);
});

test("what names no place is not drawn", () => {
  expect(drawn("turn -", "resign")).toEqual([]);
});

test("an arrow goes from edge to edge, and not between neighbours", () => {
  const [from, to] = [centreOf(cellOf("0,0")), centreOf(cellOf("0,-4"))];
  const [, y0 = 0] = /^M\S+ (\S+)Q/.exec(arrowBetween(from, to) ?? "") ?? [];
  expect(Number(y0)).toBeLessThan(-APOTHEM);
  expect(arrowBetween(from, centreOf(cellOf("0,-1")))).toBeNull();
});

test("all marks are within what is shown", () => {
  const marks = drawn("place 04 -3,0 3", "place 04 4,1 0");
  const box = aroundAll(marks);
  for (const { at } of marks) {
    expect(at.x - SIDE).toBeGreaterThan(box.x);
    expect(at.x + SIDE).toBeLessThan(box.x + box.width);
    expect(at.y - APOTHEM).toBeGreaterThan(box.y);
    expect(at.y + APOTHEM).toBeLessThan(box.y + box.height);
  }
});

import { expect, test } from "vitest";
import { nearest, nextPlace, type Point } from "../../../src/games/plain/arrows";

// Three rows of hexagons, each half a cell further to the right.
const CELLS: Point[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 40 * column + 20 * row, y: 34 * row })),
);
const go = (key: string, from: number): number | null => nextPlace(key, CELLS[from] as Point, CELLS);

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 4, 3],
  ["ArrowDown", 1, 4],
  ["ArrowUp", 4, 1],
  ["Home", 4, 0],
  ["End", 4, 8],
  ["ArrowUp", 1, null],
  ["a", 1, null],
])("%s leads from %j to %j", (key, from, to) => {
  expect(go(key, from)).toBe(to);
});

test("a place that is gone is passed over in its row", () => {
  const left = CELLS.filter((_, place) => place !== 4);
  expect(nextPlace("ArrowRight", CELLS[3] as Point, left)).toBe(left.indexOf(CELLS[5] as Point));
});

test("what is nearest", () => {
  expect(nearest({ x: 1, y: 1 }, CELLS)).toBe(0);
  expect(nearest({ x: 1, y: 1 }, [])).toBeNull();
});

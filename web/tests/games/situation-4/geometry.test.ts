import { describe, expect, test } from "vitest";
import { around, Field, MARGIN, placeOf, square, zonesOf } from "../../../src/games/situation-4/geometry";
import type { Components } from "../../../src/games/situation-4/shown";

const [COLUMNS, ROWS] = [9, 6]; // of the board for skirmishes
const LOCATIONS = [..."ABCDEFGHI"].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((row) => `${letter}${row}`));
const [south, north] = [new Field(COLUMNS, ROWS, false), new Field(COLUMNS, ROWS, true)];

test("a location is a column by its letter and a row by its number", () => {
  expect(placeOf("A1")).toEqual({ column: 0, row: 1 });
  expect(placeOf("C12")).toEqual({ column: 2, row: 12 });
});

describe("the board as one looks at it", () => {
  test("has the own base line below: row 1 for one side, the last row for the other", () => {
    expect(south.centre("A1")).toEqual({ x: 50, y: 550 });
    expect(north.centre("A1")).toEqual({ x: 850, y: 50 });
    expect(north.centre("I6")).toEqual({ x: 50, y: 550 });
  });

  test("has a margin on every side", () => {
    expect(south.box).toEqual({ x: -MARGIN, y: -MARGIN, width: 900 + 2 * MARGIN, height: 600 + 2 * MARGIN });
  });

  test("is turned about its middle, or not at all", () => {
    expect(south.turn).toBeUndefined();
    expect(north.turn).toBe("rotate(180 450 300)");
  });

  test("is turned back by turning it again", () => {
    expect(north.seen(north.seen({ x: 12, y: 345 }))).toEqual({ x: 12, y: 345 });
  });

  test.each([south, north])("has each location under its own centre (turned: $isTurned)", (field) => {
    for (const location of LOCATIONS) expect(field.at(field.centre(location))).toBe(location);
  });

  test.each([
    [{ x: -1, y: 50 }, null],
    [{ x: 0, y: 0 }, "A6"],
    [{ x: 899.9, y: 599.9 }, "I1"],
    [{ x: 900, y: 50 }, null],
    [{ x: 50, y: 600 }, null],
  ])("has at %j: %s", (point, location) => {
    expect(south.at(point)).toBe(location);
  });
});

test("a piece falls into a location whose centre is near enough, and into none between two", () => {
  expect(south.near({ x: 50, y: 585 }, 35)).toBe("A1");
  expect(south.near({ x: 50, y: 585.1 }, 35)).toBeNull();
  expect(south.near({ x: 100, y: 550 }, 35)).toBeNull();
  expect(south.near({ x: -20, y: 550 }, 100)).toBeNull(); // beside the board, however near
});

describe("a step", () => {
  test("goes to the right and down as one sees it", () => {
    expect([south.step("B2", 1, 0), south.step("B2", 0, 1)]).toEqual(["C2", "B1"]);
    expect([north.step("B2", 1, 0), north.step("B2", 0, 1)]).toEqual(["A2", "B3"]);
  });

  test("stays at the edge", () => {
    expect([south.step("A1", -1, 0), south.step("A1", 0, 1), south.step("I6", 1, 0)]).toEqual([
      "A1",
      "A1",
      "I6",
    ]);
    expect([north.step("A1", 1, 0), north.step("A1", 0, -1)]).toEqual(["A1", "A1"]);
  });
});

test("the middle of locations", () => {
  expect(south.middle(["E3", "E4"])).toEqual({ x: 450, y: 300 });
  expect(north.middle(["E3", "E4"])).toEqual({ x: 450, y: 300 }); // the middle of the board from either side
  expect(south.middle([])).toEqual({ x: 0, y: 0 });
});

describe("zones", () => {
  const box = (columns: number, rows: number, zones: Record<string, string[]>) =>
    ({ columns, rows, zones }) as Components;

  test("may end in the middle of a location: two zones over three columns", () => {
    const found = zonesOf(
      box(3, 2, { "zone-1": ["A1", "B1", "A2", "B2"], "zone-2": ["B1", "C1", "B2", "C2"] }),
    );
    expect(Object.fromEntries(found)).toEqual({
      "zone-1": { x: 0, y: 0, width: 150, height: 200 },
      "zone-2": { x: 150, y: 0, width: 150, height: 200 },
    });
  });

  test("count from below, row by row", () => {
    const zones = { a: ["A1"], b: ["B1"], c: ["A2"], d: ["B2"] };
    const found = zonesOf(box(2, 2, zones));
    expect(found.get("a")).toEqual({ x: 0, y: 100, width: 100, height: 100 });
    expect(found.get("b")).toMatchObject({ x: 100, y: 100 });
    expect(found.get("c")).toMatchObject({ x: 0, y: 0 });
    expect(found.get("d")).toMatchObject({ x: 100, y: 0 });
  });

  test("there may be none", () => {
    expect(zonesOf(box(2, 2, {})).size).toBe(0);
  });
});

describe("the line around locations", () => {
  const lines = (path: string) => path.split("M").length - 1;

  test("is the four edges of one", () => {
    expect(around(["A1"], 2)).toBe("M0 100H100M0 200H100M0 100V200M100 100V200");
  });

  test("has no line where two of them touch", () => {
    expect(lines(around(["A1", "A2"], 2))).toBe(6);
    expect(lines(around(["A1", "B1"], 2))).toBe(6);
    expect(around(["A1", "A2"], 2)).not.toContain("M0 100H100");
  });

  test("goes around each of two that touch at a corner only", () => {
    expect(lines(around(["A1", "B2"], 2))).toBe(8);
  });

  test("of none is none", () => {
    expect(around([], 2)).toBe("");
  });
});

test("a square over a location", () => {
  expect(square("C2", 6)).toBe("M200 400h100v100h-100z");
});

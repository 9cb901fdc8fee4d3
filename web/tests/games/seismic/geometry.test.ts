import { describe, expect, test } from "vitest";
import {
  alongOf,
  APOTHEM,
  cellAt,
  cellOf,
  cellsOf,
  centreOf,
  cross,
  fragmentsOf,
  hexagon,
  lengthOf,
  middle,
  neighbour,
  partOf,
  SIDE,
  standOf,
  tableBox,
  textOf,
  valueOf,
  wayOf,
  type Fragment,
  type Point,
} from "../../../src/games/seismic/geometry";

const SIDES = [0, 1, 2, 3, 4, 5];
const CELLS = cellsOf(11, 9);
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const fragment = (text: string) => fragmentsOf(text, 0)[0] as Fragment;

/** Every way over a tile: two of its six sides. */
const WAYS = SIDES.flatMap((low) =>
  SIDES.filter((high) => high > low).map((high) => fragment(`${low}${high}`)),
);
const CURVES = WAYS.filter(({ low, high }) => (high ?? 0) - low !== 3);

describe("cells", () => {
  test("are read and written", () => {
    expect(cellOf("-2,3")).toEqual({ q: -2, r: 3 });
    expect(textOf({ q: -2, r: 3 })).toBe("-2,3");
    expect(textOf({ q: -0, r: 0 })).toBe("0,0"); // a move names no −0
  });

  test("have the next one to the north over side 0, and so on clockwise", () => {
    const names = SIDES.map((side) => textOf(neighbour({ q: 0, r: 0 }, side)));
    expect(names).toEqual(["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]);
  });

  test("are left over one side and come back to over the opposite one, however far", () => {
    for (const side of SIDES)
      for (const steps of [1, 2, 7])
        expect(neighbour(neighbour({ q: 2, r: -5 }, side, steps), side + 3, steps)).toEqual({ q: 2, r: -5 });
  });

  test("have sides that count on in both ways", () => {
    expect(neighbour({ q: 0, r: 0 }, -1)).toEqual(neighbour({ q: 0, r: 0 }, 5));
    expect(neighbour({ q: 0, r: 0 }, 8)).toEqual(neighbour({ q: 0, r: 0 }, 2));
  });

  test("lie beside each other across the middle of their common side", () => {
    for (const side of SIDES) {
      const [here, there] = [centreOf({ q: 3, r: -1 }), centreOf(neighbour({ q: 3, r: -1 }, side))];
      const between = { x: here.x + middle(side).x, y: here.y + middle(side).y };
      expect(apart(between, { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 })).toBeCloseTo(0);
      expect(apart(here, there)).toBeCloseTo(2 * APOTHEM);
    }
  });

  test("are found under points near each of their corners, where three of them meet", () => {
    for (const cell of CELLS) {
      const { x, y } = centreOf(cell);
      for (const angle of SIDES.map((number) => (number * Math.PI) / 3)) {
        const near = { x: x + 0.97 * SIDE * Math.cos(angle), y: y + 0.97 * SIDE * Math.sin(angle) };
        expect(textOf(cellAt(near))).toBe(textOf(cell));
      }
    }
  });

  test("are found under their centre, and under points near each of their sides", () => {
    for (const cell of CELLS) {
      const centre = centreOf(cell);
      expect(textOf(cellAt(centre))).toBe(textOf(cell));
      for (const side of SIDES) {
        const [inside, outside] = [middle(side, 0.98 * APOTHEM), middle(side, 1.02 * APOTHEM)];
        expect(textOf(cellAt({ x: centre.x + inside.x, y: centre.y + inside.y }))).toBe(textOf(cell));
        const next = textOf(neighbour(cell, side));
        expect(textOf(cellAt({ x: centre.x + outside.x, y: centre.y + outside.y }))).toBe(next);
      }
    }
  });
});

describe("the table", () => {
  test("has its rows in steps: every second column lies half a cell lower", () => {
    const names = ["-1,0", "0,-1", "1,-1", "-1,1", "0,0", "1,0", "-1,2", "0,1", "1,1"];
    expect(cellsOf(3, 3).map(textOf)).toEqual(names);
  });

  test("has each cell once", () => {
    expect(new Set(CELLS.map(textOf)).size).toBe(11 * 9);
  });

  test.each([
    [1, 1],
    [3, 3],
    [11, 9],
    [17, 11],
  ])("of %d columns and %d rows has room for every tile", (columns, rows) => {
    const { x, y, width, height } = tableBox(columns, rows);
    const few = 1e-9;
    for (const centre of cellsOf(columns, rows).map(centreOf)) {
      expect(centre.x - SIDE).toBeGreaterThanOrEqual(x - few);
      expect(centre.x + SIDE).toBeLessThanOrEqual(x + width + few);
      expect(centre.y - APOTHEM).toBeGreaterThanOrEqual(y - few);
      expect(centre.y + APOTHEM).toBeLessThanOrEqual(y + height + few);
    }
  });
});

test("a hexagon has a flat side up", () => {
  expect(hexagon(100)).toBe("M100 0L50 86.6L-50 86.6L-100 0L-50 -86.6L50 -86.6Z");
});

describe("fragments", () => {
  const texts = (shape: string, rotation: number) => fragmentsOf(shape, rotation).map(({ text }) => text);

  test.each([
    ["03", 0, ["03"]],
    ["03", 3, ["03"]], // half a turn and a straight is as it was
    ["01-24-35", 0, ["01", "24", "35"]],
    ["01-24-35", 1, ["12", "35", "04"]], // 46 turns into 40: the lower side is named first
    ["01-24-35", 5, ["05", "13", "24"]],
    ["+3:014", 0, ["0", "1", "4"]],
    ["+3:014", 2, ["0", "2", "3"]], // from the lowest side, whatever came first
    ["town", 4, ["0", "1", "2", "3", "4", "5"]],
    ["+2", 0, []], // no exits are named
  ])("of %s after %d turns are %j", (shape, rotation, expected) => {
    expect(texts(shape, rotation)).toEqual(expected);
  });

  test("are the same after six turns", () => {
    for (const shape of ["01-23-45", "02-14-35", "+5:01234"])
      expect(texts(shape, 6)).toEqual(texts(shape, 0));
  });

  test("of a stub have no second side", () => {
    expect(fragmentsOf("+2:03", 1)).toEqual([
      { text: "1", low: 1, high: null },
      { text: "4", low: 4, high: null },
    ]);
  });
});

test.each([
  ["town", 6],
  ["+4:0134", 4],
  ["03-14", 0],
])("%s is worth %d at an end", (shape, value) => {
  expect(valueOf(shape)).toBe(value);
});

describe("the way of a fragment", () => {
  test("is straight from side to side", () => {
    expect(wayOf(fragment("03"))).toBe("M0 -51.96L0 51.96");
  });

  test("is an arc about the corner between two sides that touch, and a wider one over a side between", () => {
    expect(wayOf(fragment("01"))).toBe("M0 -51.96A30 30 0 0 0 45 -25.98");
    expect(wayOf(fragment("02"))).toBe("M0 -51.96A90 90 0 0 0 45 25.98");
    expect(wayOf(fragment("05"))).toBe("M0 -51.96A30 30 0 0 1 -45 -25.98");
  });

  test("of a stub ends before the middle", () => {
    expect(wayOf({ text: "3", low: 3, high: null })).toBe("M0 51.96L0 18");
  });

  test("is walked from its lower side to its higher one", () => {
    for (const way of WAYS) {
      expect(apart(alongOf(way, 0), middle(way.low))).toBeCloseTo(0);
      expect(apart(alongOf(way, 1), middle(way.high ?? 0))).toBeCloseTo(0);
    }
  });

  test("passes the middle of the tile at a distance that its radius gives", () => {
    const fromMiddle = { 1: SIDE - SIDE / 2, 2: SIDE * Math.sqrt(3) - SIDE * 1.5, 3: 0 };
    for (const way of WAYS) {
      const around = (way.high ?? 0) - way.low;
      const { x, y } = alongOf(way, 0.5);
      expect(Math.hypot(x, y)).toBeCloseTo(fromMiddle[Math.min(around, 6 - around) as 1 | 2 | 3]);
    }
  });

  test("is drawn on the side on which it is walked", () => {
    for (const way of CURVES) {
      const [from, to, half] = [alongOf(way, 0), alongOf(way, 1), alongOf(way, 0.5)];
      const turn = (to.x - from.x) * (half.y - from.y) - (to.y - from.y) * (half.x - from.x);
      const sweep = / 0 0 ([01]) /.exec(wayOf(way))?.[1];
      expect(sweep, way.text).toBe(turn < 0 ? "1" : "0"); // 1: clockwise, as SVG has it
    }
  });

  test("has parts that follow each other, on the same arc", () => {
    for (const way of [...WAYS, { text: "3", low: 3, high: null }]) {
      const [whole, one, two] = [wayOf(way), partOf(way, 0, 0.5), partOf(way, 0.5, 1)];
      const middle = one
        .split(/[L ]|A/)
        .slice(-2)
        .join(" ");
      expect(two.startsWith(`M${middle}`), way.text).toBe(true);
      expect(one.startsWith(whole.split(/[LA]/)[0] ?? "?"), way.text).toBe(true);
      expect(/A\S+ \S+ \S+ \S+ \S+/.exec(two)?.[0]).toBe(/A\S+ \S+ \S+ \S+ \S+/.exec(whole)?.[0]);
    }
  });

  test("is as long as many small steps on it", () => {
    for (const way of [...WAYS, { text: "3", low: 3, high: null }]) {
      const steps = Array.from({ length: 100 }, (_, k) =>
        apart(alongOf(way, k / 100), alongOf(way, (k + 1) / 100)),
      );
      expect(
        steps.reduce((sum, step) => sum + step, 0),
        way.text,
      ).toBeCloseTo(lengthOf(way), 1);
    }
  });

  test("stays on its tile", () => {
    for (const way of WAYS)
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) expect(textOf(cellAt(alongOf(way, part)))).toBe("0,0");
  });
});

describe("a crew stands", () => {
  test("in the middle of a fragment that it has for itself, else near the lower side", () => {
    expect(apart(standOf(fragment("03"), true), { x: 0, y: 0 })).toBeCloseTo(0);
    expect(standOf(fragment("03")).y).toBeCloseTo(-APOTHEM + 0.24 * 2 * APOTHEM);
  });

  test("where no crew on a fragment that crosses its own covers its letter: each is 15 to every side", () => {
    for (const one of WAYS)
      for (const other of WAYS)
        if (one.text < other.text && cross(one, other))
          expect(apart(standOf(one), standOf(other))).toBeGreaterThan(15);
  });
});

describe("two fragments", () => {
  test("that share no side cross as often as four of six sides can be chosen: once for each choice", () => {
    const areApart = (one: Fragment, other: Fragment) => new Set(one.text + other.text).size === 4;
    const pairs = WAYS.flatMap((one) => WAYS.map((other) => [one, other] as const));
    const apart = pairs.filter(([one, other]) => one.text < other.text && areApart(one, other));
    expect(apart.length).toBe(45); // three ways to join four sides in pairs
    expect(apart.filter(([one, other]) => cross(one, other)).length).toBe(15);
  });

  test.each([
    ["03", "14", true],
    ["02", "13", true],
    ["01", "23", false],
    ["02", "35", false],
    ["05", "14", false], // one inside the other
  ])("%s and %s cross: %j", (one, other, expected) => {
    expect(cross(fragment(one), fragment(other))).toBe(expected);
    expect(cross(fragment(other), fragment(one))).toBe(expected);
  });

  test("do not cross if one is a stub", () => {
    const stub = { text: "1", low: 1, high: null };
    expect([cross(stub, fragment("03")), cross(fragment("03"), stub)]).toEqual([false, false]);
  });
});

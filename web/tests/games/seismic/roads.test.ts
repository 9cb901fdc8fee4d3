import { describe, expect, test } from "vitest";
import { alongOf, centreOf, cellOf, fragmentsOf } from "../../../src/games/seismic/geometry";
import { badgesOf, paintOf, paintsIn, roadsOf } from "../../../src/games/seismic/roads";
import type { SectionShown, TileShown } from "../../../src/games/seismic/shown";

const SIZE = 20; // of the points

function tile(shape: string, crews: Record<string, number> = {}): TileShown {
  return { shape, rotation: 0, crews };
}

function section(fragments: [string, string][], changes: Partial<SectionShown> = {}): SectionShown {
  const known = { length: fragments.length, ends: [], crews: { "0": 1 }, owners: [0], points: 3 };
  return { fragments, complete: false, loop: false, words: "", things: [], ...known, ...changes };
}

// Three straights from north to south, told from the middle outwards as the house does.
const COLUMN = { "0,0": tile("03"), "0,1": tile("03", { "03": 0 }), "0,2": tile("03") };
const ROAD = section([
  ["0,1", "03"],
  ["0,0", "03"],
  ["0,2", "03"],
]);

describe("roads", () => {
  test("are in order from one end to the other", () => {
    const cells = roadsOf([ROAD], COLUMN)[0]?.fragments.map(({ cell }) => cell);
    expect(cells).toEqual(["0,0", "0,1", "0,2"]);
  });

  test("that close on themselves have each fragment once", () => {
    // Three tight curves about the corner that three tiles share.
    const ring = { "0,0": tile("12", { "12": 0 }), "1,0": tile("45"), "1,-1": tile("34") };
    const around = { "0,0": tile("12", { "12": 0 }), "1,0": tile("05"), "1,-1": tile("34") };
    for (const tiles of [ring, around]) {
      const told = section(Object.entries(tiles).map(([cell, { shape }]) => [cell, shape]));
      expect(new Set(roadsOf([told], tiles)[0]?.fragments.map(({ cell }) => cell)).size).toBe(3);
    }
  });

  test("of nobody are none", () => {
    expect(roadsOf([section([["0,0", "03"]], { owners: [], crews: {} })], COLUMN)).toEqual([]);
  });

  test("are shown as far as they lie there still, and not for whom a quake took the crew", () => {
    const fallen = { "0,1": COLUMN["0,1"], "0,2": COLUMN["0,2"] };
    const left = roadsOf([{ ...ROAD, complete: true }], fallen)[0];
    expect(left?.fragments.map(({ cell }) => cell)).toEqual(["0,1", "0,2"]);
    expect(left?.isComplete).toBe(false);
    expect(roadsOf([ROAD], { "0,0": COLUMN["0,0"] })).toEqual([]);
    const shared = roadsOf([{ ...ROAD, owners: [0, 2] }], COLUMN)[0];
    expect(shared?.owners).toEqual([0]);
  });

  test("on a tile that was turned lie otherwise", () => {
    const turned = { ...COLUMN, "0,2": { ...tile("03"), rotation: 1 } };
    expect(roadsOf([ROAD], turned)[0]?.fragments.length).toBe(2);
  });
});

describe("paint", () => {
  test("says by tile whose each fragment is, and what is complete", () => {
    const crossing = { "0,0": tile("03-14", { "03": 0, "14": 1 }) };
    const roads = roadsOf(
      [section([["0,0", "03"]], { complete: true }), section([["0,0", "14"]], { owners: [1] })],
      crossing,
    );
    const paint = paintOf(roads).get("0,0") ?? "";
    expect(paint).toBe("03:0! 14:1");
    expect(paintsIn(paint)).toEqual(
      new Map([
        ["03", { owners: [0], isComplete: true }],
        ["14", { owners: [1], isComplete: false }],
      ]),
    );
    expect(paintsIn("").size).toBe(0);
  });

  test("names all owners", () => {
    const tiles = { "0,0": tile("03", { "03": 1 }), "0,1": tile("03", { "03": 3 }) };
    const shared = section(
      [
        ["0,0", "03"],
        ["0,1", "03"],
      ],
      { owners: [1, 3] },
    );
    expect(paintOf(roadsOf([shared], tiles)).get("0,1")).toBe("03:13");
  });
});

describe("points", () => {
  test("stand where two tiles of their section meet, clear of crews", () => {
    const [badge] = badgesOf(roadsOf([ROAD], COLUMN), COLUMN, SIZE);
    const centre = centreOf(cellOf("0,1"));
    const straight = fragmentsOf("03", 0)[0];
    expect(straight).toBeDefined();
    if (badge === undefined || straight === undefined) return;
    const edges = [0, 1].map((part) => centre.y + alongOf(straight, part).y);
    expect(edges.some((y) => Math.abs(y - badge.y) < 1)).toBe(true);
    expect(badge.points).toBe(3);
  });

  test("of a section of one tile whose middle has its crew are left out", () => {
    const one = { "0,0": tile("03", { "03": 0 }) };
    expect(badgesOf(roadsOf([section([["0,0", "03"]])], one), one, SIZE)).toEqual([]);
  });

  test("never cover each other: what is complete comes first, then what is worth most", () => {
    const tiles = {
      "0,0": tile("+3:03", { "0": 1 }),
      "0,-1": tile("03-14", { "14": 2 }),
      "0,-2": tile("03"),
    };
    const told = [
      section(
        [
          ["0,0", "0"],
          ["0,-1", "03"],
          ["0,-2", "03"],
        ],
        { owners: [1], points: 5 },
      ),
      section([["0,-1", "14"]], { owners: [2], points: 9, complete: true }),
    ];
    const badges = badgesOf(roadsOf(told, tiles), tiles, 36);
    expect(badges[0]?.points ?? 0).toBeGreaterThan(0);
    for (const one of badges)
      for (const other of badges)
        if (one !== other)
          expect(
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2
              || Math.abs(one.y - other.y) >= (one.height + other.height) / 2,
          ).toBe(true);
  });

  test("of nothing are not written", () => {
    expect(badgesOf(roadsOf([{ ...ROAD, points: 0 }], COLUMN), COLUMN, SIZE)).toEqual([]);
  });
});

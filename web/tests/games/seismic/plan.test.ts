import { describe, expect, test } from "vitest";
import {
  countOf,
  dealtOf,
  deedsAfter,
  deedsTold,
  eventsSince,
  framesOf,
  timeToCount,
  turnsTo,
  type Deed,
  type Happening,
} from "../../../src/games/seismic/plan";
import type { SectionShown } from "../../../src/games/seismic/shown";
import type { ToldEvent } from "../../../src/protocol";
import { aside, CREWED, happening, PLACED, TILE, view } from "./happenings";

describe("the frames of a move", () => {
  test("a tile leaves its slot, flies, and lies there; the tray is as it was", () => {
    const [flies, lands, is, ...more] = framesOf(PLACED, false);
    expect(more).toEqual([]);
    expect(flies?.flight).toEqual({
      tile: { shape: "02", rotation: 4, crews: {} },
      cell: "0,-1",
      slot: 1,
      turns: -2, // two sixths back are nearer than four on
    });
    expect(flies?.view.face_up).toEqual(["01", "", "03"]);
    expect(flies?.view.tiles).toEqual({});
    expect(lands?.landed).toBe("0,-1");
    expect(lands?.view.tiles["0,-1"]).toMatchObject({ shape: "02", rotation: 4 });
    expect(is?.view).toBe(PLACED.after.view);
  });

  test("a crew is put, and only then the tray is filled", () => {
    const [drops, is] = framesOf(CREWED, false);
    expect(drops?.dropped).toBe("0,-1 04");
    expect(drops?.view).toMatchObject({ face_up: ["01", "03"], crews_left: [20, 19], turn: 1 });
    expect(is).toMatchObject({ view: CREWED.after.view, dealt: [2] });
  });

  test("nobody sees the own move again, but what came of it", () => {
    expect(framesOf(PLACED, true)).toEqual([{ view: PLACED.after.view, time: 0 }]);
    expect(framesOf(CREWED, true)).toMatchObject([{ view: CREWED.after.view, dealt: [2] }]);
  });

  test("without a crew nothing drops", () => {
    expect(framesOf({ ...CREWED, move: "crew -" }, false).map((frame) => frame.dropped)).toEqual([undefined]);
  });

  test("a tile that is turned takes its crews along", () => {
    const lies = { "1,0": { shape: "03", rotation: 5, crews: { "25": 0 } } };
    const turned = happening("turn 1,0 1", { tiles: lies }, { tiles: lies });
    expect(framesOf(turned, false)[0]?.flight).toEqual({
      tile: { shape: "03", rotation: 1, crews: { "14": 0 } },
      cell: "1,0",
      slot: null,
      turns: 2,
    });
    expect(framesOf({ ...turned, move: "turn -" }, false)).toHaveLength(1);
  });

  test("a quake comes after the crew, and takes as long as tiles fall", () => {
    const before = { ...CREWED.before.view, tiles: { "0,1": TILE, "0,-1": TILE } };
    const quake = happening("crew 04", before, { tiles: { "0,-1": TILE } }, { drawn: ["q3"] });
    const [drops, strikes] = framesOf(quake, false);
    expect(drops?.dropped).toBe("0,-1 04");
    expect(drops?.view.tiles).toHaveProperty("0,1");
    expect(strikes?.quake?.fallen).toHaveLength(1);
    expect(strikes?.time).toBeGreaterThan(1000);
    expect(framesOf(quake, true)).toMatchObject([{ quake: { magnitudes: [3] } }]);
  });
});

test.each([
  [0, 0, 0],
  [0, 3, 3],
  [0, 5, -1],
  [5, 1, 2],
  [1, 5, -2],
])("from way %i to %i by the shorter turn", (from, to, turns) => {
  expect(turnsTo(from, to)).toBe(turns);
});

test("a new tile beside one of the same kind is dealt, too", () => {
  expect(dealtOf(["01", "", "03"], ["01", "01", "03"])).toEqual([1]);
  expect(dealtOf(["01", "03"], ["01", "03"])).toEqual([]);
});

describe("what the others did since one's turn", () => {
  const after = (...happened: Happening[]) =>
    happened
      .reduce<Happening[]>((events, one) => eventsSince(events, one, [0]), [])
      .reduce<Deed[]>((deeds, one) => deedsAfter(deeds, one, [0]), []);
  const told = (deeds: readonly Deed[]) => deeds.map(({ kind, seat }) => `${kind} ${seat}`);
  const quake = happening(
    "crew -",
    { tiles: { "0,1": TILE } },
    { tiles: {} },
    { number: 9, seat: 2, drawn: ["q3"] },
  );

  test("a tile with its crew is one thing, and a quake another", () => {
    const deeds = after(PLACED, CREWED, { ...PLACED, number: 11, seat: 2 }, { ...quake, number: 12 });
    expect(told(deeds)).toEqual(["place 1", "place 2", "quake 2"]);
    expect(deeds[0]?.tile?.crews).toEqual({ "04": 1 });
    expect(deeds[0]?.frame.flight?.tile.crews).toEqual({ "04": 1 });
    expect(deeds[2]).toMatchObject({ magnitude: 3, fallen: 1 });
    expect(new Set(deeds.map(({ key }) => key)).size).toBe(3);
  });

  test("nothing is left after a move of one's own but the quake that it brought", () => {
    expect(told(after(PLACED, CREWED, { ...PLACED, seat: 0 }))).toEqual([]);
    expect(told(after(PLACED, { ...quake, seat: 0 }))).toEqual(["quake 0"]);
  });

  test("what was taken back did not happen, and what is said changes nothing", () => {
    expect(told(after(PLACED, aside("took-back", 6)))).toEqual([]);
    expect(told(after(PLACED, aside("chat", 7)))).toEqual(["place 1"]);
  });
});

describe("what the house tells of since one's turn", () => {
  const one = (number: number, seat: number, move: string, drawn: string[] = []): ToldEvent => ({
    number,
    moves: number < 9 ? number : number - 1, // the ninth event is no move
    lines: [],
    seat,
    move,
    drawn,
  });
  const STORY = [
    one(4, 1, "place 03 5,5 0"),
    one(5, 0, "place 01 1,1 0"),
    one(6, 0, "crew -"),
    one(7, 1, "place 02 0,-1 4"),
    one(8, 1, "crew 04", ["03"]),
    { number: 9, lines: [] },
    one(10, 2, "turn 1,0 1"),
  ];
  const LIES = view({ tiles: { "0,-1": { ...TILE, shape: "02" }, "1,0": TILE } });
  const told = (story: ToldEvent[], moves = 12) =>
    deedsTold(story, moves, [0], LIES).map(({ kind, cell, seat }) => `${kind} ${cell} ${seat}`);

  test("is the same, for who comes back", () => {
    expect(told(STORY)).toEqual(["place 0,-1 1", "turn 1,0 2"]);
    expect(deedsTold(STORY, 9, [0], LIES)[0]?.tile).toEqual({ shape: "02", rotation: 4, crews: { "04": 1 } });
  });

  test("of a quake what was drawn, also by one's own last move", () => {
    const [before, [, ...after]] = [STORY.slice(0, 2), STORY.slice(2)];
    const quake = [...before, one(6, 0, "crew -", ["q4"]), ...after];
    expect(told(quake)).toEqual(["quake 0,0 0", "place 0,-1 1", "turn 1,0 2"]);
  });

  test("of two quakes at once there is one thumbnail, as while it is played", () => {
    const found = deedsTold([one(4, 1, "crew -", ["q2", "q6", "03"])], 4, [0], LIES);
    expect(found.map(({ key, magnitude }) => [key, magnitude])).toEqual([["4 quake", 6]]);
  });

  test("what was taken back is left out, also if a quake was drawn by it, and what came instead is there", () => {
    expect(told(STORY, 8)).toEqual(["place 0,-1 1"]);
    expect(told(STORY, 6)).toEqual([]);
    const again = [...STORY, one(11, 1, "crew -", ["q4"]), { number: 12, lines: [] }];
    const instead = { ...one(13, 1, "place 03 7,7 0"), moves: 7 };
    expect(told([...again, instead], 7)).toEqual(["place 7,7 1"]);
    expect(told(again, 9)).toEqual(["place 0,-1 1", "turn 1,0 2"]);
  });
});

describe("the count", () => {
  const section = (points: number, owners: number[], complete = true) =>
    ({ points, owners, complete }) as SectionShown;

  test("the least comes first, and who shares a section has all its points", () => {
    const counted = countOf([section(9, [1]), section(4, [0, 1]), section(6, [0])], 2);
    expect(counted.map(({ section: { points }, totals }) => [points, totals])).toEqual([
      [4, [4, 4]],
      [6, [10, 4]],
      [9, [10, 13]],
    ]);
  });

  test("what is not complete, nobody's or worth nothing does not count", () => {
    expect(countOf([section(9, [0], false), section(9, []), section(0, [0])], 2)).toEqual([]);
  });

  test.each([1, 8, 60])("%i sections are counted before anybody leaves", (count) => {
    const times = Array.from({ length: count }, (_, place) => timeToCount(place, count));
    expect(times.at(-1)).toBeGreaterThanOrEqual(times[0] ?? 0);
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThan(18_000);
  });
});

import { describe, expect, test } from "vitest";
import { linesOf, Parts } from "../../../src/games/situation-4/parts";
import type { Components } from "../../../src/games/situation-4/shown";
import type { Drawing } from "../../../src/games/situation-4/view";

const paths = (path: string) => linesOf(path).map((line) => line.path);

describe("the lines of a path", () => {
  test("one by one, with where they reach", () => {
    expect(linesOf("M0 0L10 20M30 5L-3 7Z")).toEqual([
      { path: "M0 0L10 20", left: 0, top: 0, right: 10, bottom: 20 },
      { path: "M30 5L-3 7Z", left: -3, top: 5, right: 30, bottom: 7 },
    ]);
  });

  test("steps are made places: alone, a line has nothing to step from", () => {
    expect(paths("m10 10l5 0l0 5m1 1l2 2")).toEqual(["M10 10L15 10L15 15", "M16 16L18 18"]);
  });

  test("a closed line ends where it began, and the next steps from there", () => {
    expect(paths("M10 10l5 0l0 5zm1 1l1 0")).toEqual(["M10 10L15 10L15 15z", "M11 11L12 11"]);
  });

  test("numbers need no blank before a sign, and pairs need no letter", () => {
    expect(paths("M1.5-2L3-4 5-6.25")).toEqual(["M1.5 -2L3 -4L5 -6.2"]);
    expect(paths("m.5.5 1 1")).toEqual(["M0.5 0.5L1.5 1.5"]);
  });

  test("what is bent stays together, and may lie anywhere", () => {
    const [line, ...others] = linesOf("M0 0C1 1 2 2 3 3M50 50L60 60");
    expect(others).toEqual([]);
    expect(line).toEqual({
      path: "M0 0C1 1 2 2 3 3M50 50L60 60",
      left: -Infinity,
      top: -Infinity,
      right: Infinity,
      bottom: Infinity,
    });
  });

  test("of nothing are none", () => {
    expect(linesOf("")).toEqual([]);
  });
});

describe("what is drawn under a piece", () => {
  const parts = (...map: Drawing) => new Parts({ columns: 3, rows: 3, map } as Components);

  test("is what touches its location, in the order of the map", () => {
    const map = parts(["ground", "M0 0L300 0L300 300L0 300Z"], ["road", "M0 250L90 250M210 50L290 50"]);
    expect(map.under("A1")).toEqual([
      ["ground", "M0 0L300 0L300 300L0 300Z"],
      ["road", "M0 250L90 250"],
    ]);
    expect(map.under("C3")).toEqual([
      ["ground", "M0 0L300 0L300 300L0 300Z"],
      ["road", "M210 50L290 50"],
    ]);
  });

  test("reaches as far as a knob: 34 units over the edge, and no farther", () => {
    const map = parts(["road", "M134 250L140 250"], ["rail", "M134.1 250L140 250"]);
    expect(map.under("A1").map(([kind]) => kind)).toEqual(["road"]);
  });

  test("holds a line that only passes", () => {
    expect(parts(["road", "M0 0L300 300"]).under("B2")).toEqual([["road", "M0 0L300 300"]]);
  });

  test("is nothing on bare ground", () => {
    expect(parts(["road", "M210 50L290 50"]).under("A1")).toEqual([]);
  });

  test("is looked for once", () => {
    const map = parts(["road", "M0 0L300 300"]);
    expect(map.under("B2")).toBe(map.under("B2"));
  });
});

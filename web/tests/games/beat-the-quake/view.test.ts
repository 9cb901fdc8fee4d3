import { describe, expect, test } from "vitest";
import type { QuakeView } from "../../../src/games/beat-the-quake/shown";
import { colourOf, isQuake, risk, standing } from "../../../src/games/beat-the-quake/view";

test.each([
  ["yellow-1", true],
  ["red-2", true],
  ["kit", false],
  ["red", false],
  ["red-herring", false], // an object of somebody's own edition
  [null, false],
  [undefined, false],
])("%s is a quake: %j", (card, expected) => {
  expect(isQuake(card)).toBe(expected);
});

test("the colour of a quake is the first part of its name", () => {
  expect(colourOf("orange-2")).toBe("orange");
});

describe("how it stands", () => {
  const view = { points: [3, 5], my_points: 6 } as QuakeView;

  test("counts our own hand, and says that there is more in a hidden one", () => {
    expect(standing(view, 0)).toEqual([
      { points: 6, isMore: false },
      { points: 5, isMore: true },
    ]);
  });

  test("says so of nobody where every hand is open, as in a replay", () => {
    expect(standing({ ...view, hands: [["kit"], []] }, -1)).toEqual([
      { points: 3, isMore: false },
      { points: 5, isMore: false },
    ]);
  });
});

describe("the chance that the next card is a quake", () => {
  const at = (safe: number, left: number, pile: number) =>
    risk({ safe, quakes_left: left, pile } as QuakeView);

  test("is that of any card of the pile", () => {
    expect(at(0, 6, 45)).toBeCloseTo(6 / 45);
    expect(at(0, 1, 1)).toBe(1);
  });

  test("is none while draws are safe, and none without a pile", () => {
    expect(at(1, 6, 45)).toBe(0);
    expect(at(0, 0, 0)).toBe(0);
  });
});

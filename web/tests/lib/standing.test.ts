import { expect, test } from "vitest";
import { standingOf } from "../../src/lib/standing";
import { shown } from "../shown";

const open = (points: number) => ({ points, isMore: false });

test("nothing is shown before the game", () => {
  expect(standingOf(shown())).toEqual([]);
});

test("after the end the result counts, not the view", () => {
  const result = { scores: [12, 30], winners: [1], why: "rules" as const };
  expect(standingOf(shown({ result, view: { scores: [0, 0] } }))).toEqual([open(12), open(30)]);
});

test("scores that everybody sees", () => {
  expect(standingOf(shown({ view: { scores: [7, 0] } }))).toEqual([open(7), open(0)]);
});

test("of others there is more in hands that we do not see; of ours we know all", () => {
  const view = { points: [3, 4], my_points: 9 };
  const others = { points: 4, isMore: true };
  expect(standingOf(shown({ game: "beat-the-quake", view, seen_by: 0 }))).toEqual([open(9), others]);
});

test("who watches sees no hand", () => {
  const more = (points: number) => ({ points, isMore: true });
  const view = { points: [3, 4] };
  expect(standingOf(shown({ game: "beat-the-quake", view, seen_by: -1 }))).toEqual([more(3), more(4)]);
});

test("partners have the points of their side", () => {
  const view = { sides: [0, 1, 1], points: [200, 350] };
  expect(standingOf(shown({ game: "situation-4", view }))).toEqual([open(200), open(350), open(350)]);
});

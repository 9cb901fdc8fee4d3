/** Who won, in a sentence. */

import { beforeAll, expect, test } from "vitest";
import { sumOf, wonBy } from "../../src/lib/ending";
import { loadWords } from "../../src/lib/words.svelte";

beforeAll(() => loadWords("en"));

const NAMES = ["Ada", "Bo", undefined];

test.each([
  [{ scores: [3, 9], winners: [1] }, "Bo wins"],
  [{ scores: [9, 9], winners: [0, 1] }, "Ada and Bo win together"],
  [{ scores: [0, 0], winners: [] }, "Nobody wins"],
  [{ scores: [30, 20], winners: [0, 1], goal: 48 }, "All win together: 50 points, 48 needed"],
  [{ scores: [30, 15], winners: [], goal: 48 }, "Not yet: together 45 of 48 points"],
  [{ scores: [0, 0], winners: [], goal: 48 }, "Nobody wins"], // the table was lost
])("%o is told as %s", (ended, told) => {
  expect(wonBy(ended, NAMES)).toBe(told);
});

test("the points of all", () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([1, 2, 3])).toBe(6);
});

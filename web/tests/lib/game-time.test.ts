import { expect, test } from "vitest";
import { clock } from "../../src/lib/game-time";

test.each([
  [0, "0:00.0"],
  [99, "0:00.0"], // a tenth that has not passed is not told
  [100, "0:00.1"],
  [59_999, "0:59.9"],
  [60_000, "1:00.0"],
  [62_345, "1:02.3"],
  [3_600_000, "60:00.0"], // no game has hours
])("%d milliseconds are read as %s", (milliseconds, text) => {
  expect(clock(milliseconds)).toBe(text);
});

import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry";

test.each([
  ["lay A1", true, false], // a piece has to be found: a list would give it away
  ["lay A1", false, true], // once it is over
  ["flag dam", true, true],
  ["resign", true, false],
  ["resign", false, false],
])("of Situation 4 %s, live: %j, is listed: %j", (move, isLive, isListed) => {
  expect(GAMES["situation-4"]?.isListed?.(move, isLive)).toBe(isListed);
});

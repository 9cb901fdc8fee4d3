import { expect, test } from "vitest";
import { GAMES, partsOf, shelfOf } from "../../../src/games/registry";
import { PLAIN } from "../../../src/games/plain/plain";
import type { GameKind, HouseShown } from "../../../src/protocol";

test("games are found in their order on the shelf", () => {
  expect(Object.keys(GAMES)).toEqual(["seismic", "beat-the-quake", "situation-4"]);
  expect(shelfOf(null)).toEqual(Object.keys(GAMES));
});

test("the shelf holds what the house has", () => {
  const games = ["seismic", "hex"].map((game) => ({ game }) as GameKind);
  expect(shelfOf({ games } as HouseShown)).toEqual(["seismic", "hex"]);
});

test.each(["hex", "constructor", ""])("%j has the parts for every game", (game) => {
  expect(partsOf(game)).toBe(PLAIN);
});

test.each([
  [{ scores: [3, 5] }, [3, 5]],
  [{ scores: "3" }, []],
  [{ scores: [null, 5] }, []],
  [{ rows: ["A."] }, []],
])("of %j the standing is %j", (view, points) => {
  expect(PLAIN.standing(view, 0).map((one) => one.points)).toEqual(points);
});

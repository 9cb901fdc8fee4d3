import { expect, test } from "vitest";
import { choicesOf, KINDS } from "../../../src/games/situation-4/moves";

test("moves are sorted by what they do", () => {
  const legal = ["lay A1", "lay B1", "flag dam", "drop C5", "tank C2", "bridge west", "bridge east"];
  const choices = choicesOf(legal);
  expect([...choices.lay]).toEqual(["A1", "B1"]);
  expect([...choices.flag]).toEqual(["dam"]);
  expect([...choices.drop]).toEqual(["C5"]);
  expect([...choices.tank]).toEqual(["C2"]);
  expect([...choices.bridge]).toEqual(["west", "east"]);
});

test("what the board does not show is no choice on it", () => {
  const choices = choicesOf(["resign", "pass"]);
  expect(Object.values(choices).map((places: Set<string>) => places.size)).toEqual([0, 0, 0, 0, 0]);
});

test("all that stands in the rack can be chosen", () => {
  expect(Object.keys(choicesOf([]))).toEqual(["lay", ...KINDS]);
});

import { expect, test } from "vitest";
import { choicesOf } from "../../../src/games/seismic/moves";

test("nothing can be played", () => {
  const { place, crew, quake, town, turn, mayPass } = choicesOf([]);
  expect([place.size, crew, quake, town, turn.size, mayPass]).toEqual([0, [], [], [], 0, false]);
});

test("places are sorted by shape and cell, with each rotation in its order", () => {
  const legal = ["place 01 0,-1 4", "place 01 0,-1 0", "place 01 1,0 2", "place +2:03 0,-1 5"];
  const { place } = choicesOf(legal);
  expect([...place.keys()]).toEqual(["01", "+2:03"]);
  expect(Object.fromEntries(place.get("01") ?? [])).toEqual({ "0,-1": [4, 0], "1,0": [2] });
  expect(Object.fromEntries(place.get("+2:03") ?? [])).toEqual({ "0,-1": [5] });
});

test("a crew on a fragment, on a stub, or none", () => {
  expect(choicesOf(["crew 03", "crew 2", "crew -"]).crew).toEqual(["03", "2", "-"]);
});

test("a quake chooses a side, and a town is chosen by its cell", () => {
  const { quake, town } = choicesOf(["quake 0", "quake 5", "town -4,0", "town 4,0"]);
  expect([quake, town]).toEqual([
    [0, 5],
    ["-4,0", "4,0"],
  ]);
});

test("an aftershock turns a tile, or nothing: that is no cell", () => {
  const { turn, mayPass } = choicesOf(["turn 0,-1 1", "turn 0,-1 2", "turn -1,0 3", "turn -"]);
  expect(Object.fromEntries(turn)).toEqual({ "0,-1": [1, 2], "-1,0": [3] });
  expect(mayPass).toBe(true);
  expect(choicesOf(["turn -1,0 3"]).mayPass).toBe(false);
});

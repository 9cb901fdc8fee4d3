import { beforeAll, describe, expect, test } from "vitest";
import { Field } from "../../../src/games/situation-4/geometry";
import { choicesOf } from "../../../src/games/situation-4/moves";
import { describe as wordsAt, targetsOf } from "../../../src/games/situation-4/targets";
import type { Components, Situation4View } from "../../../src/games/situation-4/shown";
import { loadWords } from "../../../src/lib/words.svelte";

beforeAll(() => loadWords("en"));

const BOX: Components = {
  columns: 9,
  rows: 6,
  river: 3,
  locations: {},
  zones: {},
  objectives: { dam: { value: 200, locations: ["E3", "E4"], kind: "dam", name: "the dam" } },
  bases: { tank: [["B2"], ["H5"]], paratroop: [["G2"], ["C5"]] },
  bridges: { middle: ["E3", "E4"], west: ["B3", "B4"] },
  map: [],
  outlines: {},
};
const VIEW = {
  pieces: {},
  flags: {},
  bridges: {},
  paratroopers: {},
  tanks: {},
  closed: [[], []],
} as Partial<Situation4View> as Situation4View;
const FIELD = new Field(9, 6, false);

describe("where something can go", () => {
  const targets = (verb: Parameters<typeof targetsOf>[2], ...places: string[]) =>
    targetsOf(BOX, FIELD, verb, places, (location) => `about ${location}`);

  test("a piece, to a location", () => {
    const target = {
      move: "lay A1",
      point: { x: 50, y: 550 },
      words: "about A1",
      path: "M0 500h100v100h-100z",
    };
    expect(Object.fromEntries(targets("lay", "A1"))).toEqual({ A1: target });
  });

  test("a flag, to an objective: over all of it, by its name", () => {
    const path = "M400 300h100v100h-100zM400 200h100v100h-100z";
    const target = { move: "flag dam", point: { x: 450, y: 300 }, words: "the dam", path };
    expect(targets("flag", "dam").get("dam")).toEqual(target);
  });

  test("a bridge, to a site: between its ends", () => {
    const target = targets("bridge", "west").get("west");
    expect(target).toMatchObject({
      move: "bridge west",
      point: { x: 150, y: 300 },
      words: "between B3 and B4",
    });
  });

  test("nowhere, if the box does not know the place", () => {
    expect(targets("flag", "moon").size).toBe(0);
    expect(targets("bridge", "moon").size).toBe(0);
  });
});

describe("what lies at a location", () => {
  const at = (location: string, changes: Partial<Situation4View> = {}, side = 0, legal: string[] = []) =>
    wordsAt(BOX, { ...VIEW, ...changes }, side, choicesOf(legal), location);

  test.each([
    ["nothing", {}, [], "empty"],
    ["nothing, and a piece fits", {}, ["lay A1"], "empty, open to you"],
    ["a tank in the way", { closed: [["A1"], []] }, ["lay A1"], "empty, closed to you by a tank"],
    ["a tank in their way", { closed: [[], ["A1"]] }, [], "empty"],
    ["our piece", { pieces: { A1: 0 } }, [], "your piece"],
    ["their piece", { pieces: { A1: 1 } }, [], "a piece of theirs"],
    ["a piece and a tank", { pieces: { A1: 0 }, tanks: { A1: 1 } }, [], "your piece, their tank"],
  ])("%s", (_, changes, legal, words) => {
    expect(at("A1", changes, 0, legal)).toBe(words);
  });

  test("who watches is told of colours", () => {
    expect(at("A1", { pieces: { A1: 1 } }, -1)).toBe("an orange piece");
    expect(at("B2", {}, -1)).toBe("empty, the green tank base");
  });

  test("an objective with its flag, and a site with or without its bridge", () => {
    expect(at("E3")).toBe("empty, the dam, worth 200, a bridge site");
    const changes = { flags: { dam: 1 }, bridges: { middle: 0 } };
    expect(at("E4", changes)).toBe("empty, the dam, worth 200, their flag, your bridge");
  });

  test("bases of either side", () => {
    expect(at("B2")).toBe("empty, your tank base");
    expect(at("C5")).toBe("empty, their paratroop base");
    expect(at("B2", {}, 1)).toBe("empty, their tank base");
  });
});

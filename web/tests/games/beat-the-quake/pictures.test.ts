import { expect, test } from "vitest";
import { pictureOf } from "../../../src/games/beat-the-quake/pictures";

test("a card of somebody's own edition shows a plain box", () => {
  expect(pictureOf("no-such-drawing")).toBe(pictureOf("object"));
  expect(pictureOf("object")).toMatch(/^<svg /);
});

test("a quake has a drawing of its own for each colour", () => {
  const drawings = ["yellow", "orange", "red", "object"].map(pictureOf);
  expect(new Set(drawings).size).toBe(4);
});

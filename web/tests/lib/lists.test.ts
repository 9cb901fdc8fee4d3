import { afterEach, expect, test } from "vitest";
import { alike, list } from "../../src/lib/lists";
import { settings } from "../../src/lib/settings.svelte";

afterEach(() => {
  settings.language = "en";
});

test.each([
  [[], ""],
  [["Ada"], "Ada"],
  [["Ada", "Ben"], "Ada and Ben"],
  [["Ada", "Ben", "Cleo"], "Ada, Ben and Cleo"], // as the terminal lists them
])("%j in English", (names, words) => {
  expect(list(names)).toBe(words);
});

test("in French", () => {
  settings.language = "fr";
  expect(list(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben et Cleo");
});

test("what is told in the same words is told once, in the order of the first", () => {
  const [one, two, three] = [{ words: "a" }, { words: "b" }, { words: "a" }];
  expect(alike([one, two, three])).toEqual([
    { words: "a", all: [one, three] },
    { words: "b", all: [two] },
  ]);
});

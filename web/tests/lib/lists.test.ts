import { afterEach, expect, test } from "vitest";
import { list } from "../../src/lib/lists";
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

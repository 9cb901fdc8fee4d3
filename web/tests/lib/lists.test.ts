import { beforeEach, expect, test } from "vitest";
import { alike, list } from "../../src/lib/lists";
import { loadWords } from "../../src/lib/words.svelte";

beforeEach(() => loadWords("en"));

test.each([
  [[], ""],
  [["Ada"], "Ada"],
  [["Ada", "Ben"], "Ada and Ben"],
  [["Ada", "Ben", "Cleo"], "Ada, Ben and Cleo"], // as the terminal lists them
])("%j in English", (names, words) => {
  expect(list(names)).toBe(words);
});

test("in French", async () => {
  await loadWords("fr");
  expect(list(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben et Cleo");
});

test("what is told in the same words is told once, in the order of the first", () => {
  const [one, two, three] = [{ words: "a" }, { words: "b" }, { words: "a" }];
  expect(alike([one, two, three])).toEqual([
    { words: "a", all: [one, three] },
    { words: "b", all: [two] },
  ]);
});

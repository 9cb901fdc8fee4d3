import { beforeAll, expect, test } from "vitest";
import { tileName } from "../../../src/games/seismic/names";
import { loadWords } from "../../../src/lib/words.svelte";

beforeAll(() => loadWords("en"));

test.each([
  ["town", "San Andreas"],
  ["q5", "a quake of 5.0"],
  ["+4:0134", "a +4 intersection"],
  ["01-34", "a pair of tight curves on opposite corners"],
])("%s is called %s", (code, name) => {
  expect(tileName(code)).toBe(name);
});

import { afterEach, expect, test } from "vitest";
import { hundredths, numeral, percent, wholePercent } from "../../src/lib/numbers";
import { settings } from "../../src/lib/settings.svelte";

afterEach(() => {
  settings.language = "en";
});

test.each([
  [0, "0%"],
  [0.424, "42%"],
  [0.425, "43%"],
  [0.996, "100%"],
  [1, "100%"],
  [-0.001, "0%"], // not −0%
])("%d in whole per cent is %s", (chance, words) => {
  expect(wholePercent(chance)).toBe(words);
});

test("French keeps the sign beside its number, after a blank", () => {
  settings.language = "fr";
  expect(wholePercent(0.42)).toBe("42\u00a0%");
});

test("Nepali has its own digits, whether the browser knows Nepali or not", () => {
  settings.language = "ne";
  expect(numeral("12 / 30")).toBe("१२ / ३०");
  expect(wholePercent(0.42)).toBe("४२%");
  expect(hundredths(-0.1)).toBe("−१०");
});

test.each([
  [0, "0%"],
  [0.000_1, "1%"],
  [0.004, "1%"],
  [0.5, "50%"],
  [0.996, "99%"],
  [0.999_9, "99%"],
  [1, "100%"],
])("%d is told as %s: 0 and 100 are for what is certain", (chance, words) => {
  expect(percent(chance)).toBe(words);
});

test.each([
  [0, "0"],
  [0.004, "0"],
  [-0.004, "0"], // no sign where nothing is left of it
  [0.104, "+10"],
  [-0.104, "−10"], // a minus, not a hyphen
  [1, "+100"],
])("a change of %d is %s", (change, words) => {
  expect(hundredths(change)).toBe(words);
});

import { beforeEach, expect, test } from "vitest";
import { announcer } from "../../src/lib/announcer.svelte";

const said = () => announcer.lines.map((line) => line.text);

beforeEach(() => announcer.clear());

test("the last eight lines are kept", () => {
  for (let number = 1; number <= 10; number += 1) announcer.say(`${number}`);
  expect(said()).toEqual(["3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("the same words again are a line of their own, or nobody would hear them", () => {
  announcer.say("your turn");
  announcer.say("your turn");
  const keys = announcer.lines.map((line) => line.key);
  expect(new Set(keys).size).toBe(2);
});

test("silence is not announced", () => {
  announcer.say("");
  expect(said()).toEqual([]);
});

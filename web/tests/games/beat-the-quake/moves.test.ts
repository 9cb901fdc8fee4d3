import { expect, test } from "vitest";
import { actOn, choicesOf } from "../../../src/games/beat-the-quake/moves";

test("moves are sorted by what they do", () => {
  const choices = choicesOf(["show kit", "show torch", "discard water", "use rope", "keep", "stop"]);
  expect([[...choices.show], [...choices.discard], [...choices.use]]).toEqual([
    ["kit", "torch"],
    ["water"],
    ["rope"],
  ]);
  expect([choices.mayKeep, choices.mayDraw, choices.mayStop]).toEqual([true, false, true]);
});

test("a verb alone is about no card, and a card may be called like one", () => {
  const choices = choicesOf(["draw", "show draw"]);
  expect([choices.mayDraw, [...choices.show]]).toEqual([true, ["draw"]]);
  expect(choicesOf(["show draw"]).mayDraw).toBe(false);
});

test("what can be done with a card", () => {
  const choices = choicesOf(["show kit", "discard kit", "use rope"]);
  expect(actOn(choices, "kit")).toBe("show"); // before it is thrown away
  expect(actOn(choices, "rope")).toBe("use");
  expect(actOn(choices, "torch")).toBeNull();
});

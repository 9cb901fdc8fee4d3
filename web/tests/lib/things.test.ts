import { expect, test } from "vitest";
import { codesOf, partsIn } from "../../src/lib/things";
import type { Thing } from "../../src/protocol";

const thing = (at: number, end: number, kind = "tile", code = `${at}`): Thing => ({ at, end, kind, code });

const namesOf = (text: string, ...things: Thing[]) =>
  partsIn(text, things).map((part) => (part.thing ? `[${part.text}]` : part.text));

test.each([
  ["nothing is named", "Ada goes first.", [], ["Ada goes first."]],
  ["in the middle", "Bo takes a straight now.", [thing(9, 19)], ["Bo takes ", "[a straight]", " now."]],
  ["all of it", "San Andreas", [thing(0, 11)], ["[San Andreas]"]],
  ["side by side", "ab", [thing(0, 1), thing(1, 2)], ["[a]", "[b]"]],
  ["an emoji is one character", "👩‍🚀 lays a card", [thing(9, 15)], ["👩‍🚀 lays ", "[a card]"]],
  ["from right to left, isolated", "\u2068עדה\u2069: a +2", [thing(7, 11)], ["\u2068עדה\u2069: ", "[a +2]"]],
  ["spoken of without its name", "All of it.", [thing(4, 4)], ["All ", "of it."]],
  ["an empty text", "", [], []],
])("%s", (_, text, things, parts) => {
  expect(namesOf(text, ...things)).toEqual(parts);
});

test("parts make the whole text", () => {
  const text = "é\u0301 🇫🇷 ab";
  const whole = partsIn(text, [thing(1, 3), thing(5, 6)]).map((part) => part.text);
  expect(whole.join("")).toBe(text);
});

test("each part knows what it names", () => {
  const named = thing(0, 1, "place", "2,-3");
  expect(partsIn("ab", [named])[0]?.thing).toBe(named);
});

test("codes of some kinds, each once", () => {
  const things = [thing(0, 1, "place", "a"), thing(2, 2, "section", "b"), thing(3, 4, "place", "a")];
  expect(codesOf(things, "place")).toEqual(["a"]);
  expect(codesOf(things, "place", "section")).toEqual(["a", "b"]);
  expect(codesOf(things, "tile")).toEqual([]);
});

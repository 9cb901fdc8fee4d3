import { describe, expect, test } from "vitest";
import told from "../../../tests/engine/patches.json"; // the house is tested with the same
import { patched } from "../../src/lib/patches";

/** Whoever changes what it was given fails at once. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("the examples of RFC 7396", () => {
  test.each(frozen(told.examples as unknown[][]))("%j with %j is %j", (document, patch, result) => {
    expect(patched(document, patch)).toStrictEqual(result);
  });

  test.each(frozen(told.examples as unknown[][]))("%j with %j twice is as once", (document, patch) => {
    const once = frozen(patched(document, patch));
    expect(patched(once, patch)).toStrictEqual(once);
  });
});

test.each(frozen(told.changes as unknown[][]))(
  "what the house sends of %j to %j leads there",
  (...change) => {
    const [before, after, patch] = change;
    expect(patched(before, patch)).toStrictEqual(after);
  },
);

test("a card that has left a hand is gone: lists come whole", () => {
  const view = frozen({ hand: ["kit", "torch", "water"], pile: 40 });
  expect(patched(view, { hand: ["kit", "water"] })).toStrictEqual({ hand: ["kit", "water"], pile: 40 });
  expect(patched(view, { hand: [] })).toStrictEqual({ hand: [], pile: 40 });
});

test("nothing in a list is something: only a member is removed by null", () => {
  expect(patched({ drawn: ["kit"] }, { drawn: [null, "kit"] })).toStrictEqual({ drawn: [null, "kit"] });
});

test("there is nothing yet: the patch is the document, without what it removes", () => {
  expect(patched<unknown>(undefined, { a: { b: null, c: 1 } })).toStrictEqual({ a: { c: 1 } });
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { hasWords, loadWords, t } from "../../src/lib/words.svelte";

beforeEach(() => loadWords("en"));

test("before any words are there nothing can be said", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/words.svelte");
  expect(fresh.hasWords("web-clock-none")).toBe(false);
  expect(() => fresh.t("web-clock-none")).toThrow("no words for web-clock-none");
});

test("in the language that was loaded last", async () => {
  expect(t("web-clock-none")).toBe("no clock");
  await loadWords("fr");
  expect(t("web-clock-none")).toBe("sans pendule");
});

test("the number chooses the form", () => {
  expect(t("web-clock-move", { seconds: 1 })).toBe("1 second a move");
  expect(t("web-clock-move", { seconds: 2 })).toBe("2 seconds a move");
});

describe("numbers", () => {
  const worth = (value: number) => t("web-s4-objective", { name: "X", value }).replace("X, ", "");

  test.each([
    [0, "worth 0"],
    [-5, "worth -5"],
    [999, "worth 999"],
    [1_000, "worth 1,000"], // from here on the language has its say
    [1.5, "worth 1.5"],
  ])("%d in English", (value, words) => {
    expect(worth(value)).toBe(words);
  });

  test("in French", async () => {
    await loadWords("fr");
    expect(worth(1.5)).toContain("1,5");
    expect(worth(12_000)).toContain("12\u202f000");
  });
});

test("no marks of direction stand around what is put in: they would be read out and copied", () => {
  expect(t("web-s4-between", { a: "A1", b: "A2" })).toBe("between A1 and A2");
});

test("an id that is not there is a fault, and so is an argument that is not given", () => {
  expect(() => t("web-no-such-words")).toThrow("no words for web-no-such-words");
  expect(() => t("web-s4-between", { a: "A1" })).toThrow("b");
});

test("ids that come from the house are asked for first", () => {
  expect(hasWords("bot-level-1")).toBe(true);
  expect(hasWords("bot-of-somebody")).toBe(false);
});

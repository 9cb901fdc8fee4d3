import { afterEach, expect, test, vi } from "vitest";
import { recall, remember } from "../../src/lib/storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what is remembered is recalled", () => {
  remember("seat", { letter: "A", cards: [1, null] });
  expect(recall<unknown>("seat", null)).toEqual({ letter: "A", cards: [1, null] });
});

test("it lies under our name: other pages of this host keep things too", () => {
  remember("seat", 3);
  expect(localStorage.getItem("ludotheque:seat")).toBe("3");
  expect(localStorage.getItem("seat")).toBeNull();
});

test("nothing was remembered", () => {
  expect(recall("seat", 7)).toBe(7);
});

test.each([false, 0, "", null])("%j was remembered, which is not nothing", (value) => {
  remember("seat", value);
  expect(recall<unknown>("seat", "fallback")).toBe(value);
});

test("what cannot be read is as if it were not there", () => {
  localStorage.setItem("ludotheque:seat", "{half");
  expect(recall("seat", 7)).toBe(7);
});

test("a browser that keeps nothing is no reason to stop", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  vi.spyOn(localStorage, "setItem").mockImplementation(refuse);
  vi.spyOn(localStorage, "getItem").mockImplementation(refuse);
  expect(() => remember("seat", 1)).not.toThrow();
  expect(recall("seat", 7)).toBe(7);
});

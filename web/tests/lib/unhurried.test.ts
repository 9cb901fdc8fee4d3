import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unhurried } from "../../src/lib/unhurried";

const point = (kind: string, x: number, y: number) =>
  dispatchEvent(Object.assign(new Event(kind), { clientX: x, clientY: y }));

/** A button of 44 pixels appears around this point, and is painted. */
function appear(x: number, y: number): HTMLElement {
  const edge = { left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 };
  const node = { inert: false, getBoundingClientRect: () => edge } as HTMLElement;
  unhurried(node);
  vi.advanceTimersByTime(20);
  return node;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  point("pointerdown", 100, 100);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what appears under a press takes no second one", () => {
  vi.advanceTimersByTime(150);
  const node = appear(110, 110);
  point("pointermove", 103, 102);
  expect(node.inert).toBe(true);
});

test("however late it comes, while the pointer rests there", () => {
  vi.advanceTimersByTime(1_500);
  expect(appear(110, 110).inert).toBe(true);
});

test("what appears elsewhere is free at once", () => {
  expect(appear(200, 100).inert).toBe(false);
});

test("it is free once the pointer has gone elsewhere", () => {
  const node = appear(110, 110);
  point("pointermove", 130, 100);
  expect(node.inert).toBe(false);
  expect(appear(100, 100).inert).toBe(false);
});

test("it is free after a moment, where no pointer moves", () => {
  const node = appear(110, 110);
  vi.advanceTimersByTime(500);
  expect(node.inert).toBe(false);
});

test("what appears long after, or after a key, is free", () => {
  vi.advanceTimersByTime(5_000);
  expect(appear(110, 110).inert).toBe(false);
});

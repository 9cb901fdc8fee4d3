import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unhurried } from "../../src/lib/unhurried";

const point = (kind: string, x: number, y: number) =>
  dispatchEvent(Object.assign(new Event(kind), { clientX: x, clientY: y }));
const appear = () => {
  const node = { inert: false } as HTMLElement;
  unhurried(node);
  return node;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what appears after a press takes no second one", () => {
  point("pointerdown", 100, 100);
  vi.advanceTimersByTime(150);
  const node = appear();
  point("pointermove", 103, 102);
  expect(node.inert).toBe(true);
});

test("it does once the pointer has gone elsewhere", () => {
  point("pointerdown", 100, 100);
  const node = appear();
  point("pointermove", 130, 100);
  expect(node.inert).toBe(false);
});

test("it does once a double click would be over, where no pointer moves", () => {
  point("pointerdown", 100, 100);
  const node = appear();
  vi.advanceTimersByTime(500);
  expect(node.inert).toBe(false);
});

test("what appears long after, or after a key, takes a press at once", () => {
  point("pointerdown", 100, 100);
  vi.advanceTimersByTime(1_000);
  expect(appear().inert).toBe(false);
});

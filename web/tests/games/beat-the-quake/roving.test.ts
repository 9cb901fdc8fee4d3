import { expect, test, vi } from "vitest";
import { rove } from "../../../src/games/beat-the-quake/roving";

function press(key: string, place: number, count: number, more = {}): { to: number | null; isOurs: boolean } {
  const preventDefault = vi.fn();
  const to = rove({ key, preventDefault, ...more } as unknown as KeyboardEvent, place, count);
  return { to, isOurs: preventDefault.mock.calls.length > 0 };
}

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 0], // it ends there
  ["ArrowRight", 4, 4],
  ["Home", 3, 0],
  ["End", 0, 4],
])("%s at card %d of five leads to %d", (key, place, to) => {
  expect(press(key, place, 5)).toEqual({ to, isOurs: true });
});

test("other keys are not ours, and neither is one with a key held", () => {
  expect(press("Tab", 1, 5)).toEqual({ to: null, isOurs: false });
  expect(press("ArrowLeft", 1, 5, { altKey: true })).toEqual({ to: null, isOurs: false }); // the browser's way back
});

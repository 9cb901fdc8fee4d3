import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Previewing } from "../../../src/games/seismic/preview.svelte";
import { Failure } from "../../../src/lib/api";
import type { Preview } from "../../../src/protocol";

let asked: string[] = [];

const preview = (move: string): Preview => ({
  seat: 0,
  number: 7,
  move,
  words: [],
  details: { sections: [], lines: [], move },
});
const house = (move: string): Promise<Preview> => {
  asked.push(move);
  return Promise.resolve(preview(move));
};
const found = (previewing: Previewing) => (previewing.found as { move?: string } | null)?.move;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is chosen a moment long is asked for, and what was passed over is not", async () => {
  const previewing = new Previewing();
  previewing.start("turn 0,1 1", house)();
  previewing.start("turn 0,1 2", house);
  expect(found(previewing)).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["turn 0,1 2"]);
  expect(found(previewing)).toBe("turn 0,1 2");
});

test("a move is asked for once in a position", async () => {
  const previewing = new Previewing();
  for (const move of ["one", "two", "one"]) {
    previewing.start(move, house);
    await vi.runAllTimersAsync();
  }
  expect(asked).toEqual(["one", "two"]);
  expect(found(previewing)).toBe("one");
  previewing.forget();
  previewing.start("two", house);
  expect(previewing.found).toBeNull();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["one", "two", "two"]);
});

test("an answer that comes late is dropped", async () => {
  const previewing = new Previewing();
  let answer: (found: Preview) => void = () => {};
  previewing.start("slow", () => new Promise((done) => (answer = done)));
  await vi.runAllTimersAsync();
  previewing.stop();
  answer(preview("slow"));
  await vi.runAllTimersAsync();
  expect(previewing.found).toBeNull();
});

test("who is refused sees nothing", async () => {
  const previewing = new Previewing();
  previewing.start("no", () => Promise.reject(new Failure("too-fast", "Not so fast.")));
  await vi.runAllTimersAsync();
  expect(previewing.found).toBeNull();
});

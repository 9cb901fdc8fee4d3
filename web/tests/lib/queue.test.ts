import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "../../src/lib/queue";

const LONG = 100; // milliseconds that each takes

let seen: string[];
let queue: Queue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  queue = new Queue(
    async (act) => {
      seen.push(act);
      if (await queue.wait(LONG)) seen.push(`${act}!`);
    },
    () => seen.push("done"),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first is shown at once, the next after it", async () => {
  queue.push("a");
  queue.push("b");
  expect([seen, queue.isRunning, queue.length]).toEqual([["a"], true, 1]);
  await vi.advanceTimersByTimeAsync(LONG - 1);
  expect(seen).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["a", "a!", "b"]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(seen).toEqual(["a", "a!", "b", "b!", "done"]);
  expect(queue.isRunning).toBe(false);
});

test("what is cleared away is not shown to its end, and nothing after it", async () => {
  queue.push("a");
  queue.push("b");
  expect(queue.clear()).toEqual(["a", "b"]);
  expect(queue.clear()).toEqual([]);
  expect([queue.isRunning, queue.length]).toEqual([false, 0]);
  queue.push("c");
  await vi.advanceTimersByTimeAsync(2 * LONG);
  expect(seen).toEqual(["a", "c", "c!", "done"]);
});

test("somebody goes on before its time", async () => {
  queue.push("a");
  queue.push("b");
  queue.go();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["a", "a!", "b"]);
});

test("what waits for somebody waits for ever", async () => {
  const one = new Queue<string>(
    async () => {
      if (await one.wait(null)) seen.push("turned");
    },
    () => seen.push("done"),
  );
  one.push("a");
  await vi.advanceTimersByTimeAsync(1000 * LONG);
  expect(seen).toEqual([]);
  one.go();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["turned", "done"]);
});

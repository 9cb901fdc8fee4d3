import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure } from "../../src/lib/api";
import { Asking } from "../../src/lib/asking.svelte";

let asked: string[] = [];

const house = (question: string) => (): Promise<string> => {
  asked.push(question);
  return Promise.resolve(`${question}: ${asked.length}`);
};
const refused = (key: string) => (): Promise<string> => Promise.reject(new Failure(key, "Not so fast."));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("what somebody stays with is asked, and what was passed over is not", async () => {
  const asking = new Asking<string>(60);
  asking.start("one", house("one"))();
  asking.start("two", house("two"));
  await vi.advanceTimersByTimeAsync(59);
  expect(asked).toEqual([]);
  expect(asking.found).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["two"]);
  expect(asking.found).toBe("two: 1");
});

test("a question is asked once, until all is different", async () => {
  const asking = new Asking<string>(60);
  for (const question of ["one", "two", "one"]) {
    asking.start(question, house(question));
    await vi.runAllTimersAsync();
  }
  expect(asked).toEqual(["one", "two"]);
  expect(asking.found).toBe("one: 1");
  asking.forget();
  asking.start("two", house("two"));
  expect(asking.found).toBeNull();
  await vi.runAllTimersAsync();
  expect(asking.found).toBe("two: 3");
});

test("the last answer to a question is shown until there is another", async () => {
  const asking = new Asking<string>(60);
  asking.start("one", house("one"));
  await vi.runAllTimersAsync();
  asking.forget();
  asking.start("one", house("one"));
  expect(asking.found).toBe("one: 1");
  await vi.runAllTimersAsync();
  expect(asking.found).toBe("one: 2");
});

test("an answer of before is neither shown nor kept", async () => {
  const asking = new Asking<string>(60);
  let answer: (found: string) => void = () => {};
  asking.start("slow", () => new Promise((done) => (answer = done)));
  await vi.runAllTimersAsync();
  asking.stop();
  asking.forget();
  answer("of before");
  await vi.runAllTimersAsync();
  expect(asking.found).toBeNull();
  asking.start("slow", house("slow"));
  expect(asking.found).toBeNull();
  await vi.runAllTimersAsync();
  expect(asking.found).toBe("slow: 1");
});

test("whoever is refused is told why, until an answer comes", async () => {
  const asking = new Asking<string>(60);
  asking.start("one", house("one"));
  await vi.runAllTimersAsync();
  asking.forget();
  asking.start("one", refused("too-fast"));
  await vi.runAllTimersAsync();
  expect(asking.found).toBeNull();
  expect(asking.failure).toBe("Not so fast.");
  asking.start("one", house("one"));
  await vi.runAllTimersAsync();
  expect(asking.failure).toBe("");
  asking.start("one", refused("too-fast"));
  await vi.runAllTimersAsync();
  expect(asking.failure).toBe("");
  asking.stop();
  expect(asking.found).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tries, type Try } from "../../../src/games/situation-4/tries.svelte";
import { Failure } from "../../../src/lib/api";

const one = (piece: string, location = "A1"): Try => ({ piece, location, turn: 0 });
const NO = new Failure("does-not-fit", "It does not fit.");
const HASTE = new Failure("tries-too-fast", "Not so fast.");

let asked: string[] = [];
let answers: (Failure | null)[] = [];
let waits: number[] = [];
const tries = (rest = 0) =>
  new Tries(
    async ({ piece }) => {
      asked.push(piece);
      return answers.shift() ?? null;
    },
    () => rest,
    (time) => waits.push(time),
  );
const free = () => true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"], now: 0 });
  [asked, answers, waits] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
});

test("a piece lies there at once, and stays until the board has it", async () => {
  const pieces = tries();
  const laid = pieces.lay(one("a"), free);
  expect([pieces.has("a"), pieces.at("A1")?.piece]).toEqual([true, "a"]);
  expect(await laid).toBeNull();
  expect(pieces.has("a")).toBe(true);
  pieces.settle({ B1: 0 });
  expect(pieces.has("a")).toBe(true);
  pieces.settle({ A1: 0 });
  expect(pieces.has("a")).toBe(false);
});

test("a piece that does not fit goes back, with the words of the house", async () => {
  answers = [NO];
  const pieces = tries();
  expect(await pieces.lay(one("a"), free)).toBe(NO);
  expect(pieces.has("a")).toBe(false);
});

test("the second try waits until the house takes it: two a second", async () => {
  const pieces = tries();
  void pieces.lay(one("a"), free);
  void pieces.lay(one("b", "B1"), free);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, waits, [...pieces.waiting]]).toEqual([["a"], [510], ["b"]]);
  await vi.advanceTimersByTimeAsync(509);
  expect(asked).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, [...pieces.waiting]]).toEqual([["a", "b"], []]);
});

test("a side that has to rest waits as long as that", async () => {
  const pieces = tries(3_000);
  void pieces.lay(one("a"), free);
  void pieces.lay(one("b", "B1"), free);
  await vi.advanceTimersByTimeAsync(0);
  expect(waits).toEqual([3_000]);
});

test("a place that was taken meanwhile is not asked for", async () => {
  const pieces = tries();
  void pieces.lay(one("a"), free);
  let isFree = true;
  const late = pieces.lay(one("b", "B1"), () => isFree);
  isFree = false;
  await vi.advanceTimersByTimeAsync(510);
  expect(await late).toBe("taken");
  expect([asked, pieces.has("b")]).toEqual([["a"], false]);
});

test("who was too fast tries again by itself", async () => {
  answers = [HASTE, null];
  const pieces = tries();
  const laid = pieces.lay(one("a"), free);
  await vi.advanceTimersByTimeAsync(510);
  expect(await laid).toBeNull();
  expect(asked).toEqual(["a", "a"]);
});

test("a fault of ours leaves nothing on the board", async () => {
  const pieces = new Tries(
    () => Promise.reject(new TypeError("a mistake")),
    () => 0,
    () => undefined,
  );
  await expect(pieces.lay(one("a"), free)).rejects.toThrow("a mistake");
  expect(pieces.has("a")).toBe(false);
});

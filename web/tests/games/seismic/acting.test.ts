import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Acting } from "../../../src/games/seismic/acting.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { aside, CREWED, happening, PLACED } from "./happenings";

const OWN = { ...PLACED, seat: 0 };
const NEXT = { ...PLACED, number: 8 };
const AGES = 60_000;
const RESULT = { scores: [3, 9], winners: [1], why: "rules" as const };

let isActed: boolean;
let isUrgent: boolean;
let isReplay: boolean;
let sounds: string[];
let acting: Acting;

beforeEach(() => {
  vi.useFakeTimers();
  [isActed, isUrgent, isReplay, sounds] = [true, false, false, []];
  acting = new Acting(() => ({
    seats: [0],
    isActed: () => isActed,
    isUrgent,
    isReplay,
    sound: (what) => void sounds.push(what),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.pace = "normal";
});

const go = (time: number) => vi.advanceTimersByTimeAsync(time);

test("another's tile flies, and until it is down the map is as it was", async () => {
  acting.take(PLACED);
  expect(acting.scene?.flight?.cell).toBe("0,-1");
  expect(acting.view?.tiles).toEqual({});
  expect([acting.isBehind, acting.number, acting.latest]).toEqual([true, 6, null]);
  await go(AGES);
  expect([acting.view, acting.scene]).toEqual([null, null]);
  expect([acting.number, acting.latest]).toEqual([7, "0,-1"]);
  expect(sounds).toEqual(["tile"]);
});

test("one after the other", async () => {
  acting.take(PLACED);
  acting.take(CREWED);
  const seen: string[] = [];
  while (acting.isBehind) {
    const { flight, landed, dropped } = acting.scene ?? {};
    const now = flight ? "flies" : landed ? "lands" : dropped ? "drops" : "rests";
    if (seen.at(-1) !== now) seen.push(now);
    await go(10);
  }
  expect(seen).toEqual(["flies", "lands", "rests", "drops"]);
});

test("an answer never comes within a tenth of a second, whether things move or not", async () => {
  for (isActed of [true, false]) {
    acting.take(OWN);
    expect(acting.isBehind).toBe(false);
    acting.take(NEXT);
    await go(100);
    expect([acting.isBehind, acting.scene]).toEqual([true, null]);
    expect(acting.view).toEqual(NEXT.before.view);
    await go(AGES);
    expect(acting.isBehind).toBe(false);
  }
});

test("where nothing moves one thing is there after the other", async () => {
  isActed = false;
  acting.take(PLACED);
  expect([acting.view, acting.scene, acting.latest]).toEqual([null, null, "0,-1"]);
  acting.take(CREWED);
  expect(acting.view).toBe(CREWED.before.view);
  await go(AGES);
  expect([acting.view, acting.number]).toEqual([null, 8]);
});

test("slowly it takes longer, and shorter while our clock runs", async () => {
  const times: number[] = [];
  for (const [pace, urgent] of [
    ["slow", false],
    ["normal", false],
    ["slow", true],
  ] as const) {
    [settings.pace, isUrgent] = [pace, urgent];
    acting.clear();
    acting.take(PLACED);
    let time = 0;
    for (; acting.isBehind; time += 10) await go(10);
    times.push(time);
  }
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(times).size).toBe(3);
});

test("who plays on does not wait, and sees at once what is", () => {
  acting.take(PLACED);
  acting.take({ ...OWN, number: 8 });
  expect([acting.view, acting.scene]).toEqual([null, null]);
  acting.take({ ...PLACED, move: "place 02 5,5 4", number: 9 });
  acting.take({ ...PLACED, move: "place 02 6,6 4", number: 10 });
  acting.clear();
  expect(acting.latest).toBe("6,6");
});

test("a step of a replay never waits for the one before", () => {
  isReplay = true;
  acting.take(PLACED);
  acting.take(CREWED);
  expect(acting.scene?.dropped).toBe("0,-1 04");
});

test("nothing is acted out where nobody looks, nor when very much waits", async () => {
  vi.stubGlobal("document", { hidden: true });
  acting.take(PLACED);
  expect([acting.view, acting.latest]).toEqual([null, "0,-1"]);
  vi.stubGlobal("document", { hidden: false });
  acting.take(PLACED);
  const far = Array.from({ length: 30 }, (_, place) => ({ ...NEXT, number: 8 + place }));
  for (const one of far) acting.take(one);
  await go(AGES);
  expect([acting.isBehind, acting.number]).toEqual([false, 37]);
});

test("what was taken back is gone at once, and talk disturbs nobody", () => {
  acting.take(PLACED);
  acting.take(aside("chat", 7));
  expect(acting.isBehind).toBe(true);
  acting.take(aside("took-back", 6));
  expect(acting.isBehind).toBe(false);
});

test("the last moves of a game are acted out before its end", async () => {
  const end = { ...aside("ended", 7), number: 8 };
  const after = { ...end.after, status: "finished" as const, result: RESULT };
  acting.take(PLACED);
  acting.take({ ...end, after });
  expect(acting.scene?.flight?.cell).toBe("0,-1");
  await go(AGES);
  expect(acting.isBehind).toBe(false);
  acting.take(PLACED);
  acting.take({ ...end, after: { ...after, result: { ...RESULT, why: "resigned" } } });
  expect(acting.isBehind).toBe(false);
});

test("a move that comes while another is shown again is acted out to its end", async () => {
  const flight = { tile: { shape: "02", rotation: 4, crews: {} }, cell: "0,-1", slot: 1, turns: -2 };
  acting.repeat({ time: 850, flight });
  await go(700);
  acting.take({ ...PLACED, number: 8 });
  await go(300);
  expect(acting.scene?.flight?.cell).toBe("0,-1");
  expect(acting.isBehind).toBe(true);
});

test("a quake does not linger over the next move", async () => {
  const tiles = { "0,1": { shape: "03", rotation: 0, crews: {} } };
  const quake = happening("crew -", { tiles }, { tiles: {} }, { number: 8, drawn: ["q3"], seat: 0 });
  acting.take(quake);
  expect(acting.scene?.quake?.magnitudes).toEqual([3]);
  expect(acting.isBehind).toBe(false); // one may play on
  acting.take({ ...OWN, number: 9 });
  expect(acting.scene).toBeNull();
});

test("something is shown again over what is there, and only if nothing else is", async () => {
  const flight = { tile: { shape: "02", rotation: 4, crews: {} }, cell: "0,-1", slot: 1, turns: -2 };
  acting.repeat({ time: 850, flight });
  expect([acting.isBehind, acting.scene?.flight]).toEqual([false, flight]);
  await go(AGES);
  expect(acting.scene).toBeNull();
  isActed = false;
  acting.repeat({ time: 850, flight });
  expect(acting.scene).toMatchObject({ landed: "0,-1" });
  acting.clear();
  isActed = true;
  acting.take(PLACED);
  const { scene } = acting;
  acting.repeat({ time: 850, flight });
  expect(acting.scene).toBe(scene);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ending } from "../../../src/games/seismic/ending.svelte";
import type { Happening } from "../../../src/games/seismic/plan";
import type { SectionShown } from "../../../src/games/seismic/shown";
import { aside } from "./happenings";

const RESULT = { scores: [4, 13], winners: [1], why: "rules" as const };
const AGES = 60_000;

const section = (points: number, owners: number[]) => ({ points, owners, complete: true }) as SectionShown;

let result: typeof RESULT | undefined;
let isTold: boolean;
let isBehind: boolean;
let said: number[];
let ending: Ending;
let stop: (() => void) | undefined;
let known: string; // what was last looked at

beforeEach(() => {
  vi.useFakeTimers();
  [result, isTold, isBehind, said, known] = [RESULT, true, false, [], ""];
  ending = new Ending(() => ({
    result,
    sections: [section(9, [1]), section(4, [0, 1])],
    seats: 2,
    isTold,
    isBehind,
    begin: () => undefined,
    say: (one) => void said.push(one.section.points),
  }));
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So much time goes by; as an effect does, look again whenever something has changed. */
async function go(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 50) {
    const now = `${ending.state} ${ending.now?.section.points} ${isTold} ${isBehind}`;
    if (now !== known) {
      stop?.();
      stop = ending.look();
      known = now;
    }
    await vi.advanceTimersByTimeAsync(50);
  }
}

function ended(): Happening {
  const one = aside("ended", 7);
  return { ...one, after: { ...one.after, status: "finished", result: RESULT } };
}

test("one section after the other, the least first, and then who has won", async () => {
  ending.happened(ended());
  expect([ending.state, ending.isSecret, ending.totals]).toEqual(["due", true, [0, 0]]);
  await go(50);
  expect([ending.state, ending.totals]).toEqual(["counts", [4, 4]]);
  await go(1_700);
  expect([ending.state, ending.totals]).toEqual(["counts", [4, 13]]);
  await go(1_700);
  expect([ending.state, ending.totals]).toEqual(["won", [4, 13]]);
  await go(AGES);
  expect(ending.state).toBe("none");
  expect(said).toEqual([4, 9]);
  expect(ending.isSecret).toBe(false);
});

test("it waits for what is acted out, and for what is told, but not for ever", async () => {
  isBehind = true;
  ending.happened(ended());
  await go(AGES);
  expect(ending.state).toBe("due");
  [isBehind, isTold] = [false, false];
  stop?.();
  stop = ending.look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ending.state).toBe("due");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ending.state).toBe("none");
  expect(said).toEqual([]);
});

test("what is said meanwhile does not end it; a new game does", () => {
  ending.happened(ended());
  ending.look();
  const talk = aside("chat", 7);
  ending.happened({ ...talk, before: ended().after, after: ended().after });
  expect(ending.state).toBe("counts");
  ending.happened(talk);
  expect(ending.state).toBe("none");
});

test("counted by hand nothing is hidden", () => {
  ending.count();
  expect([ending.state, ending.isSecret]).toEqual(["counts", false]);
});

test("who goes back in a replay sees no more of it", () => {
  ending.count();
  result = undefined;
  ending.look();
  expect(ending.state).toBe("none");
});

test("where nobody looks it is not counted", () => {
  vi.stubGlobal("document", { hidden: true });
  ending.happened(ended());
  expect(ending.state).toBe("none");
});

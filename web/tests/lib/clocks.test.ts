import { beforeEach, describe, expect, test } from "vitest";
import { ago, countdown, describeClock, secondsLeft, lasting, spoken } from "../../src/lib/clocks";
import { settings } from "../../src/lib/settings.svelte";
import { loadWords } from "../../src/lib/words.svelte";
import type { Clock } from "../../src/protocol";

/** As a page speaks it. */
async function speak(language: string): Promise<void> {
  await loadWords(language);
  settings.language = language;
}

beforeEach(() => speak("en"));

test.each<[Clock, string]>([
  [{ kind: "none" }, "no clock"],
  [{ kind: "move", seconds: 1 }, "1 second a move"],
  [{ kind: "move", seconds: 30 }, "30 seconds a move"],
  [{ kind: "bank", seconds: 60, increment: 1 }, "1 minute for the game, plus 1 second for each move"],
  [{ kind: "bank", seconds: 90, increment: 0 }, "1.5 minutes for the game, with nothing added for each move"],
  [{ kind: "days", days: 3 }, "3 days a move"],
])("%j in words", (clock, words) => {
  expect(describeClock(clock)).toBe(words);
});

describe("a clock that runs", () => {
  const times = { at: 10_000, left: [20_000, 5_000], running: [0] };

  test.each([
    [10_000, 20],
    [10_001, 20], // a second that has begun is still shown
    [11_000, 19],
    [29_000, 1],
    [29_999, 1], // the last millisecond is not over
    [30_000, 0],
    [99_000, 0], // it does not go below
    [9_000, 20], // our clock is behind the house's: nobody gets more than the house gave
  ])("at %d it shows %d seconds", (now, seconds) => {
    expect(secondsLeft(times, 0, now, true)).toBe(seconds);
  });

  test("one that stands shows what was left, however late it is", () => {
    expect(secondsLeft(times, 1, 99_000, false)).toBe(5);
  });

  test("a seat without a clock has no time", () => {
    expect(secondsLeft(times, 7, 10_000, false)).toBe(0);
  });
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59, "0:59"],
  [60, "1:00"],
  [3_599, "59:59"],
  [3_600, "1:00:00"],
  [3_723, "1:02:03"],
  [86_399, "23:59:59"],
  [86_400, "1 d 0 h"],
  [3 * 86_400 + 7_199, "3 d 1 h"], // an hour that has not passed is not told
])("%d seconds are read as %s", (seconds, text) => {
  expect(countdown(seconds)).toBe(text);
});

test.each([
  [0, "0 seconds", "0 seconde"],
  [99, "0 seconds", "0 seconde"], // a tenth that has not passed is not told
  [1_000, "1 second", "1 seconde"],
  [2_300, "2.3 seconds", "2,3 secondes"],
  [59_999.9, "59.9 seconds", "59,9 secondes"],
  [60_000, "1 minute", "1 minute"],
  [123_000, "2 minutes, 3 seconds", "2 minutes et 3 secondes"],
  [3_723_000, "1 hour, 2 minutes, 3 seconds", "1 heure, 2 minutes et 3 secondes"],
  [86_400_000, "1 day", "1 jour"],
  [2 * 86_400_000 + 3 * 3_600_000 + 123_000, "2 days, 3 hours", "2 jours et 3 heures"],
])("%d milliseconds are heard as %s", async (milliseconds, english, french) => {
  expect(spoken(milliseconds)).toBe(english);
  await speak("fr");
  expect(spoken(milliseconds).replaceAll("\u00a0", " ")).toBe(french);
});

describe("when something was", () => {
  const now = Date.UTC(2026, 4, 20, 12);
  const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

  test.each([
    [0, "now"],
    [MINUTE - 1, "now"],
    [MINUTE, "1 minute ago"],
    [HOUR - 1, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "yesterday"],
    [7 * DAY - 1, "6 days ago"],
    [7 * DAY, "13 May 2026"],
    [-5_000, "now"], // the house's clock is ahead of ours
  ])("%d milliseconds before: %s", (past, words) => {
    expect(ago(now - past, now)).toBe(words);
  });

  test("in French", async () => {
    await speak("fr");
    expect(ago(now - 5 * MINUTE, now)).toBe("il y a 5\u00a0minutes");
    expect(ago(now - 8 * DAY, now)).toBe("12 mai 2026");
  });

  test("in Nepali, which not every browser knows", async () => {
    await speak("ne");
    expect(ago(now - 5 * MINUTE, now)).toBe("५ मिनेट अघि");
    expect(ago(now - 8 * DAY, now)).toBe("१२ मे २०२६");
    expect(countdown(3_723)).toBe("१:०२:०३");
  });
});

test.each([
  [3_599_999, ""],
  [3_600_000, "1 hour"],
  [7 * 3_600_000, "7 hours"],
  [2 * 86_400_000, "2 days"],
])("somebody is waited for since %d milliseconds: %s", (past, words) => {
  expect(lasting(1_000, 1_000 + past)).toBe(words);
});

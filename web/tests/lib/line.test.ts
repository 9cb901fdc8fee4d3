import { describe, expect, it } from "vitest";
import { Line, LOOK, type Verdict } from "../../src/lib/line";

/** What is to be done at each look until this time, and when first. */
function looks(line: Line, from: number, until: number, isSeen = true): Map<Verdict, number> {
  const first = new Map<Verdict, number>();
  for (let now = from + LOOK; now <= until; now += LOOK) {
    const verdict = line.look(now, isSeen);
    if (!first.has(verdict)) first.set(verdict, now);
  }
  return first;
}

describe("the line to the house", () => {
  it("is seen to be dead within three seconds, and then left for another", () => {
    const found = looks(new Line(0), 0, 20_000);
    expect(found.get("silent")).toBeLessThanOrEqual(3_000);
    expect(found.get("dead")).toBeGreaterThan(10_000);
  });

  it("is well as long as the house answers", () => {
    const line = new Line(0);
    const verdicts = new Set<Verdict>();
    for (let now = LOOK; now < 600_000; now += LOOK) {
      const verdict = line.look(now, true);
      verdicts.add(verdict);
      if (verdict === "ask") line.hear(now + 200);
    }
    expect(verdicts).toEqual(new Set(["fine", "ask"]));
  });

  it("is not blamed for the sleep of a phone", () => {
    const line = new Line(0);
    looks(line, 0, 1_000);
    line.hear(1_100);
    expect(line.look(3_600_000, true)).toBe("ask");
    expect(line.look(3_600_000 + LOOK, true)).toBe("fine");
    expect(looks(line, 3_600_500, 3_604_000).get("silent")).toBeLessThanOrEqual(3_603_000);
  });

  it("is left alone in the background, where a page wakes once a minute", () => {
    const line = new Line(0);
    const minutes = [1, 2, 3].map((minute) => {
      const verdict = line.look(minute * 60_000, false);
      if (verdict === "ask") line.hear(minute * 60_000 + 100);
      return verdict;
    });
    expect(minutes).not.toContain("silent");
    expect(minutes).not.toContain("dead");
  });

  it("is given up in the background too, when nothing comes", () => {
    const line = new Line(0);
    expect([60_000, 120_000].map((now) => line.look(now, false))).toEqual(["ask", "dead"]);
  });

  it("counts from the moment at which somebody looks again", () => {
    const line = new Line(0);
    line.look(60_000, false);
    line.wake(80_000);
    expect(line.look(80_500, true)).toBe("fine");
  });
});

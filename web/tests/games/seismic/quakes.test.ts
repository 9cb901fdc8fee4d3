import { expect, test } from "vitest";
import { quakeOf } from "../../../src/games/seismic/quakes";
import type { SeismicView } from "../../../src/games/seismic/shown";
import type { Happening } from "../../../src/lib/table.svelte";
import { shown } from "../../shown";

interface Told extends Partial<SeismicView> {
  on?: string[];
}

const TILE = { shape: "03", rotation: 0, crews: {} };

function view({ on = [], ...more }: Told): SeismicView {
  return {
    tiles: Object.fromEntries(on.map((cell) => [cell, TILE])),
    towns: ["0,0"],
    ...more,
  } as SeismicView;
}

type Happened = Happening<SeismicView>;

function happening(before: Told, after: Told, more: Partial<Happened> = {}): Happened {
  const [was, is] = [before, after].map((told) => ({ ...shown(), view: view(told) })) as [
    Happened["before"],
    Happened["after"],
  ];
  return { number: 7, kind: "moved", drawn: [], before: was, after: is, ...more };
}

test("no quake was drawn and none was chosen", () => {
  const placed = happening(
    { on: ["0,-1"] },
    { on: ["0,-1", "0,-2"] },
    { move: "place 03 0,-2 0", drawn: ["01"] },
  );
  expect(quakeOf(placed)).toBeNull();
});

test("tiles fall from the town outwards, and the crack runs to the last of them", () => {
  const before = { on: ["0,-2", "1,0", "0,-3", "0,-1"] };
  const quake = quakeOf(happening(before, { on: ["1,0", "0,-3"] }, { drawn: ["01", "q4"] }));
  expect(quake).toMatchObject({ number: 7, magnitudes: [4] });
  expect(quake?.fallen.map(({ cell }) => cell)).toEqual(["0,-1", "0,-2"]);
  expect(quake?.lines.length).toBe(1);
  expect(quake?.lines[0]).toMatch(/^M0 0L0 -207\.8/); // two cells to the north, each twice 51.96 high
});

test("two quakes at one draw are told together", () => {
  const quake = quakeOf(happening({ on: ["0,-1", "0,1"] }, { on: [] }, { drawn: ["q3", "01", null, "q6"] }));
  expect(quake?.magnitudes).toEqual([3, 6]);
});

test("a quake that finds nothing fells nothing", () => {
  const quake = quakeOf(happening({ on: [] }, { on: [] }, { drawn: ["q5"] }));
  expect(quake).toMatchObject({ magnitudes: [5], fallen: [], lines: [] });
});

test("a quake that waits for a choice has not come yet", () => {
  const waits = happening({ on: ["0,-1"] }, { on: ["0,-1"], magnitude: 4 }, { drawn: ["q4"] });
  expect(quakeOf(waits)).toBeNull();
});

test("a quake that was chosen has the magnitude that was asked for", () => {
  const chosen = happening({ on: ["0,-1"], magnitude: 4 }, { on: [] }, { move: "quake 0" });
  expect(quakeOf(chosen)?.magnitudes).toEqual([4]);
});

test("each of two towns has its own crack", () => {
  const towns = ["-4,0", "4,0"];
  const quake = quakeOf(
    happening({ on: ["-4,1", "-4,2", "5,0"], towns }, { on: [], towns }, { drawn: ["q4"] }),
  );
  expect(quake?.lines.length).toBe(2);
  expect(quake?.fallen.map(({ cell }) => cell)).toEqual(["-4,1", "5,0", "-4,2"]);
});

test("where nothing was shown there is nothing to compare", () => {
  const { view: _, ...before } = shown();
  const first = { ...happening({}, {}, { drawn: ["q4"] }), before };
  expect(quakeOf(first)).toBeNull();
});

import { describe, expect, test } from "vitest";
import { blowOf, force, unjudged, type Act } from "../../../src/games/beat-the-quake/drama";
import type { QuakeView } from "../../../src/games/beat-the-quake/shown";
import { shown } from "../../shown";

const WORTH: Record<string, [number, number]> = {
  kit: [3, 4],
  torch: [1, 1],
  whistle: [1, 0],
  shelf: [0, 7],
};
const values = {
  vp: (card: string) => WORTH[card]?.[0] ?? 0,
  vd: (card: string) => WORTH[card]?.[1] ?? 0,
};

const QUIET: QuakeView = {
  seats: 2,
  turn: 0,
  advanced: false,
  hand: ["shelf", "torch", "whistle"],
  hand_sizes: [3, 2],
  face_up: [["torch"], ["kit", "whistle"]],
  used_by_others: [[], []],
  neutral_cards: [[], []],
  neutralised: [0, 0],
  met: 0,
  quakes: [],
  quakes_left: 6,
  pile: 40,
  safe: 0,
  points: [1, 2],
  my_points: 3,
  my_damage: 8,
  gone: [],
  lost: 0,
};
const STRUCK: Partial<QuakeView> = { quake: "red-1", damage: 8, reached: 0, alone: false, asks: "use" };

function act(after: Partial<QuakeView>, more: Partial<Act> = {}, before: Partial<QuakeView> = {}): Act {
  const table = { ...shown(), yours: [0], seen_by: 0 };
  return {
    number: 1,
    kind: "moved",
    drawn: ["red-1"],
    before: { ...table, view: { ...QUIET, ...before } },
    after: { ...table, view: { ...QUIET, ...STRUCK, ...after } },
    ...more,
  };
}

describe("the parts of a damage", () => {
  test("are our own cards, the worst last; one that does none is left out", () => {
    expect(blowOf(act({}), values)?.parts).toEqual([
      { card: "torch", more: 1, isColour: false },
      { card: "shelf", more: 7, isColour: false },
    ]);
  });

  test("end with what the colour of the quake adds", () => {
    expect(blowOf(act({ damage: 10 }), values)?.parts.at(-1)).toEqual({
      card: null,
      more: 2,
      isColour: true,
    });
  });

  test("of a hand that is hidden are counted one by one, also where the end has opened it", () => {
    const theirs = { turn: 1, damage: 3, fatal: true, hands: [["shelf"], ["kit"]] };
    const parts = blowOf(act(theirs), values)?.parts;
    expect(parts).toEqual(Array.from({ length: 3 }, () => ({ card: null, more: 1, isColour: false })));
  });

  test("are the cards of anybody where nothing was hidden before", () => {
    const open = { hands: [["shelf"], ["kit"]] };
    const parts = blowOf(act({ turn: 1, damage: 4, ...open }, {}, open), values)?.parts;
    expect(parts).toEqual([{ card: "kit", more: 4, isColour: false }]);
  });

  test("are none where there is no damage", () => {
    expect(blowOf(act({ damage: 0, hand: ["whistle"] }), values)?.parts).toEqual([]);
  });
});

describe("the end of a quake", () => {
  test.each([
    [{ alone: true }, "alone"],
    [{ alone: false }, "together"],
    [{ damage: 0, alone: true }, "cost"],
    [{ fatal: true }, "fatal"],
    [{ damage: 0, fatal: true }, "fatal"],
    [{ asks: "discard-hand" }, "discard-hand"],
    [{ asks: "discard-common" }, "discard-common"],
  ] as [Partial<QuakeView>, string][])("%j: %s", (after, verdict) => {
    expect(blowOf(act(after), values)?.verdict).toBe(verdict);
  });

  test("rests on what lies on the table", () => {
    expect(blowOf(act({}), values)).toMatchObject({ own: 1, all: 5, seat: 0, quake: "red-1" });
  });

  test("comes with the last discard, and the damage was told before", () => {
    const discarding = { ...STRUCK, asks: "discard-hand" as const };
    const last = act({}, { drawn: [] }, discarding);
    expect(blowOf(last, values)).toMatchObject({ parts: [], damage: 8, verdict: "together" });
    expect(blowOf(act({ asks: "discard-hand" }, { drawn: [] }, discarding), values)).toBeNull();
  });
});

test("there is no quake in other events", () => {
  expect(blowOf(act({}, { drawn: ["kit"] }), values)).toBeNull();
  expect(blowOf(act({}, { drawn: [] }), values)).toBeNull();
});

describe("before the end is told", () => {
  test("nothing says whether it is met, or who helps", () => {
    const view = unjudged({ ...QUIET, ...STRUCK }, QUIET);
    for (const key of ["asks", "alone", "fatal"]) expect(view).not.toHaveProperty(key);
    expect(view.damage).toBe(8);
  });

  test("hands are closed and points stand, though the game is over", () => {
    const over = {
      ...QUIET,
      ...STRUCK,
      fatal: true,
      hands: [["shelf"], ["kit"]],
      points: [0, 0],
      my_points: 0,
    };
    const view = unjudged(over, QUIET);
    expect(view).not.toHaveProperty("hands");
    expect([view.points, view.my_points]).toEqual([[1, 2], 3]);
  });

  test("hands that were open stay so", () => {
    const hands = [["shelf"], ["kit"]];
    expect(unjudged({ ...QUIET, hands }, { ...QUIET, hands }).hands).toBe(hands);
  });
});

test("no damage shakes nothing, and there is an end to force", () => {
  expect([0, 6, 12, 30].map(force)).toEqual([0, 0.5, 1, 1]);
});

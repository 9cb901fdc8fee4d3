import { describe, expect, test } from "vitest";
import { undrawn } from "../../../src/games/beat-the-quake/acting.svelte";
import type { Act } from "../../../src/games/beat-the-quake/drama";
import type { QuakeView } from "../../../src/games/beat-the-quake/shown";
import { shown } from "../../shown";

const WORTH: Record<string, [number, number]> = { kit: [3, 4], torch: [1, 2] };
const worth = { vp: (card: string) => WORTH[card]?.[0] ?? 0, vd: (card: string) => WORTH[card]?.[1] ?? 0 };

const BEFORE: QuakeView = {
  seats: 2,
  turn: 0,
  advanced: false,
  hand: ["torch"],
  hand_sizes: [1, 2],
  face_up: [[], []],
  used_by_others: [[], []],
  neutral_cards: [[], []],
  neutralised: [0, 0],
  met: 0,
  quakes: [],
  quakes_left: 6,
  pile: 40,
  safe: 0,
  points: [0, 0],
  my_points: 1,
  my_damage: 2,
  gone: [],
  lost: 0,
};

function drew(
  card: string | null | undefined,
  after: Partial<QuakeView>,
  kind: Act["kind"] = "moved",
): QuakeView {
  const drawn = card === undefined ? [] : [card];
  const before = { ...shown(), view: { ...BEFORE } };
  return undrawn(
    { number: 1, kind, drawn, before, after: { ...before, view: { ...BEFORE, ...after } } },
    worth,
  );
}

test("nothing was drawn: all is as it is", () => {
  expect(drew(undefined, { pile: 40, met: 1 })).toEqual({ ...BEFORE, met: 1 });
});

test("our card is not in our hand yet, nor counted, nor asked about", () => {
  const after = { pile: 39, hand: ["torch", "kit"], hand_sizes: [2, 2], my_points: 4, my_damage: 6 };
  expect(drew("kit", { ...after, drawn: "kit", asks: "use" })).toEqual(BEFORE);
});

test("another's card is not to be seen, but its place in the hand is not taken yet", () => {
  const before = drew(null, { turn: 1, pile: 39, hand_sizes: [1, 3] });
  expect(before).toEqual({ ...BEFORE, turn: 1 });
});

test("the first card of a game was sure to be no quake", () => {
  expect(drew(null, { pile: 39, safe: 3, hand_sizes: [2, 2] }, "started").safe).toBe(4);
});

describe("a quake", () => {
  const after = { pile: 39, quakes: ["red-1"], quakes_left: 5, quake: "red-1", damage: 3, reached: 0 };

  test("has not come yet", () => {
    expect(drew("red-1", { ...after, alone: true })).toEqual(BEFORE);
  });

  test("that ends the game has not opened the hands yet, nor taken the points", () => {
    const over = { fatal: true, hands: [["torch"], ["kit", "rope"]], points: [0, 0], my_points: 0 };
    const before = drew("red-1", { ...after, ...over });
    expect(before).toEqual(BEFORE);
    expect(before).not.toHaveProperty("hands");
  });
});

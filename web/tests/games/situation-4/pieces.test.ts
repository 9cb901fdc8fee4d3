import { beforeEach, describe, expect, test, vi } from "vitest";
import { Tray } from "../../../src/games/situation-4/pieces.svelte";
import type { Piece } from "../../../src/games/situation-4/view";
import { ask } from "../../../src/lib/api";

vi.mock("../../../src/lib/api", () => ({ ask: vi.fn(), Failure: class extends Error {} }));

const piece = (token: string): Piece => ({
  piece: token,
  outline: "",
  picture: [],
  base: token.startsWith("b"),
});
const slots = (tray: Tray) => tray.slots.map((slot) => (typeof slot === "string" ? `(${slot})` : slot.piece));

async function filled(tokens: string[], tray = new Tray(), round = 1): Promise<Tray> {
  vi.mocked(ask).mockResolvedValueOnce({ pieces: tokens.map(piece) });
  await tray.load("x", round);
  return tray;
}

beforeEach(() => localStorage.clear());

test("pieces lie as the house gave them", async () => {
  const tray = await filled(["p1", "b1", "p2"]);
  expect([slots(tray), tray.isThere, tray.hasGaps]).toEqual([["p1", "b1", "p2"], true, false]);
});

test("a piece that is laid leaves a gap until somebody tidies up: nothing moves by itself", async () => {
  const tray = await filled(["p1", "b1", "p2"]);
  tray.remove("b1");
  expect([slots(tray), tray.hasGaps]).toEqual([["p1", "(b1)", "p2"], true]);
  tray.tidy();
  expect([slots(tray), tray.hasGaps]).toEqual([["p1", "p2"], false]);
});

describe("heaps", () => {
  test("are counted, and show what belongs to them", async () => {
    const tray = await filled(["p1", "b1", "p2"]);
    tray.putAside("p2");
    expect((["all", "base", "rest", "aside"] as const).map((heap) => tray.count(heap))).toEqual([3, 1, 2, 1]);
    tray.choose("aside");
    expect(slots(tray)).toEqual(["p2"]);
    tray.choose("base");
    expect(slots(tray)).toEqual(["b1"]);
  });

  test("a piece that is put aside again comes back", async () => {
    const tray = await filled(["p1"]);
    tray.putAside("p1");
    expect(tray.isAside("p1")).toBe(true);
    tray.putAside("p1");
    expect(tray.isAside("p1")).toBe(false);
  });
});

test("after four quarter turns a piece lies as it did", async () => {
  const tray = await filled(["p1"]);
  const turns = [1, 2, 3, 4].map(() => {
    tray.turn("p1");
    return tray.turnOf("p1");
  });
  expect(turns).toEqual([1, 2, 3, 0]);
});

describe("a page that is loaded again", () => {
  test("finds the tray as it was sorted, with new pieces behind and laid ones gone", async () => {
    const tray = await filled(["p1", "p2", "p3"]);
    tray.toFront("p3");
    tray.putAside("p1");
    tray.turn("p2");
    const again = await filled(["p1", "p3", "p4"]);
    expect(slots(again)).toEqual(["p3", "p1", "p4"]);
    expect([again.isAside("p1"), again.turnOf("p2")]).toEqual([true, 1]);
  });

  test("finds nothing of another game", async () => {
    const tray = await filled(["p1", "p2"]);
    tray.toFront("p2");
    expect(slots(await filled(["p1", "p2"], new Tray(), 2))).toEqual(["p1", "p2"]);
  });
});

test("what is fetched again during a game does not undo what a hand has sorted", async () => {
  const tray = await filled(["p1", "p2"]);
  tray.toFront("p2");
  await filled(["p1", "p2"], tray);
  expect(slots(tray)).toEqual(["p2", "p1"]);
});

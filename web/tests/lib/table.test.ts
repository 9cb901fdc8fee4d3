import { beforeEach, describe, expect, test, vi } from "vitest";
import { Failure } from "../../src/lib/api";
import { connection, type Listener } from "../../src/lib/connection.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { Event, Message } from "../../src/protocol";
import { shown } from "../shown";

vi.mock("../../src/lib/connection.svelte", () => ({
  connection: { watch: vi.fn(), again: vi.fn(), command: vi.fn(), whisper: vi.fn() },
}));

let [table, listener]: [Table, Listener] = [new Table("x"), { seen: () => undefined, take: () => undefined }];
const take = (message: object) => listener.take({ table: "x", ...message } as Message);
const event = (number: number, changes: object, more: Partial<Event> = {}) =>
  take({ type: "event", number, kind: "moved", changes, ...more });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(connection.watch).mockImplementation((_, given) => {
    listener = given;
    return () => undefined;
  });
  table = new Table("x");
  table.watch();
});

describe("a table that came whole", () => {
  beforeEach(() => take({ type: "whole", number: 7, shown: shown({ moves: 3 }), said: [], here: [0] }));

  test("is what is shown, and nothing has happened", () => {
    expect(table.shown?.moves).toBe(3);
    expect(table.happening).toBeNull();
    expect(listener.seen()).toBe(7);
  });

  test("is changed by the next event, with what was before it", () => {
    event(8, { moves: 4 }, { seat: 0, move: "quake 3", drawn: ["q5"] });
    expect(table.shown?.moves).toBe(4);
    expect(table.happening).toMatchObject({ number: 8, seat: 0, move: "quake 3", drawn: ["q5"] });
    expect([table.happening?.before.moves, table.happening?.after.moves]).toEqual([3, 4]);
  });

  test("takes an event that comes twice only once", () => {
    event(8, { moves: 4 });
    event(8, { moves: 5 });
    event(7, { moves: 6 });
    expect(table.shown?.moves).toBe(4);
    expect(connection.again).not.toHaveBeenCalled();
  });

  test("asks for everything anew when a number is missing, and changes nothing until then", () => {
    event(9, { moves: 5 });
    expect(connection.again).toHaveBeenCalledWith("x");
    expect(table.shown?.moves).toBe(3);
    expect(listener.seen()).toBe(7);
  });

  test("keeps the last fifty things that were said", () => {
    for (let number = 8; number < 60; number += 1)
      event(
        number,
        {},
        { said: { seat: 0, name: "Ada", at: 0, text: `${number}` } as NonNullable<Event["said"]> },
      );
    expect(table.said.length).toBe(50);
    expect([table.said[0]?.text, table.said.at(-1)?.text]).toEqual(["10", "59"]);
  });

  test("stays although a later question is refused", () => {
    take({ type: "refused", key: "gone", text: "It is gone." });
    expect(table.failure).toBeNull();
  });
});

test("an event before the table is there is for nobody", () => {
  event(1, { moves: 1 });
  expect(table.shown).toBeNull();
  expect(listener.seen()).toBeUndefined();
});

test("a table that may not be seen tells why", () => {
  take({ type: "refused", key: "gone", text: "It is gone." });
  expect(table.failure).toMatchObject({ key: "gone", message: "It is gone." });
});

describe("an order", () => {
  test("is done", async () => {
    vi.mocked(connection.command).mockResolvedValue(8);
    expect(await table.order({ type: "play", move: "draw" } as never)).toBe(true);
    expect([table.busy, table.refusal]).toEqual([0, null]);
  });

  test("is refused, in the words of the house", async () => {
    const no = new Failure("not-your-turn", "It is Ben’s turn.", 409);
    vi.mocked(connection.command).mockRejectedValue(no);
    expect(await table.order({ type: "play", move: "draw" } as never)).toBe(false);
    expect([table.busy, table.refusal]).toEqual([0, no]);
  });

  test("fails for a reason of ours: that is no refusal", async () => {
    vi.mocked(connection.command).mockRejectedValue(new TypeError("a mistake"));
    await expect(table.order({ type: "play", move: "draw" } as never)).rejects.toThrow("a mistake");
    expect([table.busy, table.refusal]).toEqual([0, null]);
  });
});

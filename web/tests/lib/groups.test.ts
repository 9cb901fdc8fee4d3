import { describe, expect, test } from "vitest";
import { asked, dealt, groupsIn, inGroup, moved } from "../../src/lib/groups";
import type { ClassPupil } from "../../src/protocol";

const child = (person: string, more: Partial<ClassPupil> = {}): ClassPupil => ({
  person,
  name: person.toUpperCase(),
  here: true,
  ...more,
});
const five = ["a", "b", "c", "d", "e"].map((person) => child(person));
const sizesOf = (plan: Record<string, number>, pupils: ClassPupil[]) =>
  groupsIn(plan).map((group) => inGroup(plan, pupils, group).length);

describe("groups by chance", () => {
  test("as large as the program makes them", () => {
    expect(sizesOf(dealt(five, [3, 2]), five)).toEqual([3, 2]);
  });

  test("who is away is in none", () => {
    const pupils = [...five, child("f", { here: false })];
    expect(dealt(pupils, [3, 2])).toMatchObject({ f: 0 });
  });

  test("who shares a device stays together, in the group made for it", () => {
    const pupils = [...five, child("f"), child("g", { device: "f" }), child("h", { device: "f" })];
    const plan = dealt(pupils, [3, 2, 3]);
    expect(new Set([plan.f, plan.g, plan.h]).size).toBe(1);
    expect(sizesOf(plan, pupils)).toEqual([3, 2, 3]);
  });
});

describe("groups by hand", () => {
  const plan = { a: 1, b: 1, c: 2, d: 2, e: 0 };

  test("one child moves", () => {
    expect(moved(plan, five, "a", 2)).toEqual({ a: 2, b: 1, c: 2, d: 2, e: 0 });
    expect(moved(plan, five, "nobody", 2)).toEqual(plan);
  });

  test("with it goes who shares the device", () => {
    const pupils = [child("a"), child("b", { device: "a" }), child("c")];
    expect(moved({ a: 1, b: 1, c: 1 }, pupils, "b", 2)).toEqual({ a: 2, b: 2, c: 1 });
  });

  test("the house is asked for groups with somebody in them", () => {
    expect(asked({ ...plan, a: 3, b: 3, c: 1, d: 1 }, five, { 3: "b", 1: "e" })).toEqual([
      { pupils: ["c", "d"] },
      { pupils: ["a", "b"], device: "b" },
    ]);
  });
});

import { expect, test } from "vitest";
import type { SectionShown } from "../../../src/games/seismic/shown";
import { sectionAt } from "../../../src/games/seismic/view";

const section = (...fragments: [string, string][]) => ({ fragments }) as SectionShown;

test("the section of a fragment is the one that holds it: several pass over one cell", () => {
  const [one, other] = [section(["0,0", "03"], ["0,1", "03"]), section(["0,0", "14"])];
  expect(sectionAt([one, other], "0,0", "14")).toBe(other);
  expect(sectionAt([one, other], "0,1", "03")).toBe(one);
  expect(sectionAt([one, other], "0,1", "14")).toBeUndefined();
});

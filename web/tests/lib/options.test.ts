import { expect, test } from "vitest";
import { explained, severalOf, toggled, toldOf, valueOf } from "../../src/lib/options";
import type { ChoiceOption, GameOption, SeveralOption, SwitchOption } from "../../src/protocol";

const VARIANTS: SeveralOption = {
  kind: "several",
  option: "variants",
  name: "Variants",
  values: [
    { value: "dilemma", name: "A dilemma" },
    { value: "twin", name: "Twins", about: "Two towns." },
  ],
};
const TABLE: ChoiceOption = {
  kind: "choice",
  option: "table",
  name: "The table",
  values: [
    { value: "small", name: "small" },
    { value: "large", name: "large" },
  ],
  default: "small",
  default_with: { twin: "large" },
};
const ADVANCED: SwitchOption = {
  kind: "switch",
  option: "advanced",
  name: "Rules",
  values: [
    { value: false, name: "Basic" },
    { value: true, name: "Advanced" },
  ],
};
const DECK: ChoiceOption = {
  kind: "choice",
  option: "edition",
  name: "Deck",
  values: [
    { value: "classic", name: "Classic", about: "The usual deck." },
    { value: "hard", name: "Hard", about: "More damage." },
  ],
  default: "classic",
  default_with: {},
};
const ALL: GameOption[] = [VARIANTS, TABLE, ADVANCED];

test("what is left out has its default, which may hang on what else is chosen", () => {
  expect(severalOf(VARIANTS, {})).toEqual([]);
  expect(valueOf(TABLE, ALL, {})).toBe("small");
  expect(valueOf(TABLE, ALL, { variants: ["dilemma"] })).toBe("small");
  expect(valueOf(TABLE, ALL, { variants: ["dilemma", "twin"] })).toBe("large");
  expect(valueOf(TABLE, ALL, { variants: ["twin"], table: "small" })).toBe("small");
  expect(valueOf(ADVANCED, ALL, {})).toBe(false);
  expect(valueOf(ADVANCED, ALL, { advanced: true })).toBe(true);
});

test("several stand in the order of the house, and what brings another default brings it", () => {
  const both = toggled(VARIANTS, "dilemma", true, ALL, { variants: ["twin"], table: "small" });
  expect(both).toEqual({ variants: ["dilemma", "twin"], table: "small" });
  expect(toggled(VARIANTS, "twin", false, ALL, both)).toEqual({ variants: ["dilemma"] });
});

test("what was chosen is told, and what is as usual is not", () => {
  expect(toldOf(ALL, { variants: [], table: "large", advanced: false })).toEqual([]);
  expect(toldOf(ALL, { variants: ["twin"], advanced: true })).toEqual(["Twins", "Advanced"]);
  expect(toldOf([], { variants: ["twin"] })).toEqual([]);
  expect(toldOf([DECK], { edition: "hard" })).toEqual(["Hard"]);
  expect(toldOf([DECK], { edition: "classic" })).toEqual([]);
  expect(toldOf([DECK], {})).toEqual([]);
});

test("values with words of their own are laid out, others fold away", () => {
  expect(ALL.map(explained)).toEqual([VARIANTS, undefined, ADVANCED]);
  const told = { ...TABLE, values: [{ value: "small", name: "small", about: "For two." }] };
  expect(explained(told)).toBe(told);
  expect(explained({ kind: "sides", option: "sides", most: 4 })).toBeUndefined();
});

import { beforeAll, expect, test } from "vitest";
import { botLevel, botManner, botName, playerNames, seatName, withNames } from "../../src/lib/bots";
import { loadWords } from "../../src/lib/words.svelte";
import type { GameKind } from "../../src/protocol";
import { seat, shown } from "../shown";

beforeAll(() => loadWords("fr"));

const KIND: GameKind = {
  game: "seismic",
  title: "Seismic",
  rules: 1,
  seats: [2],
  options: {},
  choices: [],
  bots: ["level-1", "level-2", "mine"],
  usual: "level-1",
  lens: false,
  timed: false,
};

test("a bot of the house has a name in every language, another one its own", () => {
  expect(botName("level-2")).toBe("Élève");
  expect(botName("mine")).toBe("Mine");
  expect(botName("")).toBe("");
});

test("levels count from 1", () => {
  expect(botLevel(KIND, "level-1")).toContain("1");
  expect(botLevel(KIND, "mine")).toContain("3");
});

test("how it plays is told where there are words for it", () => {
  expect(botManner("seismic", "level-1")).not.toBe("");
  expect(botManner("seismic", "mine")).toBe("");
  expect(botManner("situation-4", "level-1", true)).not.toBe(botManner("situation-4", "level-1"));
});

test.each([
  [seat({ name: "Ada" }), "Ada"],
  [seat({ kind: "open" }), ""],
  [seat({ kind: "bot", bot: "level-2", name: "Learner" }), "Élève"],
  [seat({ kind: "bot", bot: "level-2", name: "Learner 3" }), "Élève 3"], // the third of its level
  [seat({ kind: "bot", bot: "mine", name: "Deep Mine 2" }), "Deep Mine 2"],
  [seat({ kind: "person", bot: "level-2", name: "Learner" }), "Learner"], // a bot plays for who left
])("who sits at %j", (given, name) => {
  expect(seatName(given)).toBe(name);
});

test("who played: people keep their names, even those that a bot has too", () => {
  const players = ["Learner", "Learner 2", "Deep Mine"];
  expect(playerNames({ players, bots: [null, "level-2", "mine"] })).toEqual([
    "Learner",
    "Élève 2",
    "Deep Mine",
  ]);
});

test("a table without bots is the same object: nothing is drawn again", () => {
  const table = shown();
  expect(withNames(table)).toBe(table);
});

test("only the names of bots change, and not in the table that was given", () => {
  const table = shown({
    seats: [seat({ name: "Ada" }), seat({ kind: "bot", bot: "level-1", name: "Newcomer" })],
  });
  const named = withNames(table);
  expect(named.seats.map((one) => one.name)).toEqual(["Ada", botName("level-1")]);
  expect(table.seats[1]?.name).toBe("Newcomer");
});

import { afterEach, describe, expect, test } from "vitest";
import { positionAt, spoken, tell, type Course, type Position } from "../../src/games/lessons";
import { GAMES } from "../../src/games/registry";
import { patched } from "../../src/lib/patches";
import { settings } from "../../src/lib/settings.svelte";

afterEach(() => {
  settings.language = "en";
});

const act = (move: string, changes: Record<string, unknown>) => ({ seat: 0, move, drawn: [], changes });

const COURSE: Course = {
  languages: ["en", "fr"],
  base: { game: "seismic", moves: 0, view: { pile: 40 } } as Partial<Position> as Position,
  lessons: [
    {
      id: "first",
      clauses: ["SE-1.1"],
      steps: [
        { id: "first-read", scene: { view: { town: "0,0" } } },
        {
          id: "first-ask",
          events: [act("draw", { moves: 1, view: { pile: 39 } })],
          legal: { keep: ["keep it", "le garder"], stop: ["stop", "arrêter"] },
          moves: {
            keep: [act("keep", { moves: 2, view: { kept: true } })],
            stop: [act("stop", { moves: 2, view: { town: null } })],
          },
        },
        { id: "first-after" },
        { id: "first-anew", scene: { moves: 9 } },
      ],
    },
  ],
};
const [LESSON] = COURSE.lessons as [Course["lessons"][0]];
const at = (number: number, chosen = {}, isEarly = false) =>
  positionAt(COURSE, LESSON, number, chosen, isEarly);

describe("the position of a step", () => {
  test("begins with its scene, on what all lessons share", () => {
    expect(at(0)).toEqual({ game: "seismic", moves: 0, view: { pile: 40, town: "0,0" } });
  });

  test("has its own events behind it, unless it is asked for early", () => {
    expect(at(1, {}, true)).toMatchObject({ moves: 0, view: { pile: 40 } });
    expect(at(1)).toMatchObject({ moves: 1, view: { pile: 39, town: "0,0" } });
  });

  test("has the best answer to the step before it behind it, if nothing was chosen", () => {
    expect(at(2).view).toEqual({ pile: 39, town: "0,0", kept: true });
  });

  test("has the answer that was chosen behind it", () => {
    expect(at(2, { "first-ask": "stop" }).view).toEqual({ pile: 39 });
  });

  test("has the best answer behind it if a lesson of other moves was kept", () => {
    expect(at(2, { "first-ask": "gone" })).toEqual(at(2));
  });

  test("forgets what was before a new scene", () => {
    expect(at(3)).toEqual({ game: "seismic", moves: 9, view: { pile: 40 } });
  });

  test("leaves the course as it was", () => {
    const before = structuredClone(COURSE);
    at(3, { "first-ask": "stop" });
    expect(COURSE).toEqual(before);
  });
});

test("words are in the language of the page, or in the first of the course", () => {
  expect(spoken(COURSE, ["one", "un"])).toBe("one");
  settings.language = "fr";
  expect(spoken(COURSE, ["one", "un"])).toBe("un");
  expect(spoken({ ...COURSE, languages: ["de"] }, ["eins"])).toBe("eins");
  expect(spoken(COURSE, undefined)).toBe("");
});

test("a step is told as the house would: choices and sections in words", () => {
  settings.language = "fr";
  const sections = { a: { words: ["a loop", "une boucle"], length: 3 } };
  const places = { "0,-1": ["one north", "au nord"] };
  const told = { question: ["Now?", "Alors ?"], sections, places, details: { odds: 0.5 } };
  const position = { ...at(1), ...told } as Position;
  expect(tell(COURSE, position, LESSON.steps[1] ?? { id: "" }, 4)).toMatchObject({
    number: 4,
    question: { text: "Alors ?" },
    choices: [
      { move: "keep", words: "le garder" },
      { move: "stop", words: "arrêter" },
    ],
    details: {
      odds: 0.5,
      sections: [{ words: "une boucle", length: 3 }],
      places: { "0,-1": "au nord" },
    },
  });
});

test("where there is nothing to choose and nothing to count, nothing is told", () => {
  const told = tell(COURSE, at(0), { id: "x" }, 0);
  expect([told.choices, told.details, told.question]).toEqual([[], {}, { text: "" }]);
});

describe.each(Object.keys(GAMES))("the lessons of %s", (game) => {
  test("lead in every step from the early position to the late one by its events", async () => {
    const course = await GAMES[game]?.lessons?.();
    expect(course?.lessons.length).toBeGreaterThan(5);
    for (const lesson of course?.lessons ?? [])
      lesson.steps.forEach((step, number) => {
        const early = positionAt(course as Course, lesson, number, {}, true);
        const changes = (step.events ?? []).map((event) => event.changes);
        const late = changes.reduce<Position>((position, change) => patched(position, change), early);
        expect(positionAt(course as Course, lesson, number, {})).toEqual(late);
        expect(late.view, step.id).toBeTypeOf("object");
      });
  });
});

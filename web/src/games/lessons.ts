/**
 * Lessons as data: positions, moves and what comes of them, all played by the rules beforehand. What is said
 * to the learner is in the catalogue, under the name of the step.
 */

import { patched } from "../lib/patches";
import { settings } from "../lib/settings.svelte";
import type { Shown, Told } from "../protocol";

/** The same in each language of the course. */
type Spoken = string[];

/** A move that is acted out. */
export interface Act {
  seat: number;
  /** Left out where the learner may not see it. */
  move?: string;
  drawn: (string | null)[];
  /** A merge patch of the position. */
  changes: Record<string, unknown>;
  told?: Spoken;
  /** Milliseconds that it takes to watch. */
  pause?: number;
}

export interface Step {
  id: string;
  /** A new position; without it the step goes on from the one before. */
  scene?: Record<string, unknown>;
  /** What happens before anything is asked. */
  events?: Act[];
  /** Once the board has acted out what happens, the next step comes by itself. */
  passes?: boolean;
  /** What to look at, in the game's own terms. */
  point?: string;
  /** What can be played, in words; without it there is only something to read. */
  legal?: Record<string, Spoken>;
  /** What is wanted, the best first, and what then happens. */
  moves?: Record<string, Act[]>;
  /** Words and their clauses. */
  list?: Record<string, string>;
}

export interface Lesson {
  id: string;
  clauses: string[];
  steps: Step[];
}

export interface Course {
  languages: string[];
  base: Position;
  lessons: Lesson[];
}

/** What is shown, with what only the rules can tell of it, by language. */
export type Position = Shown & {
  /** Details with words, by name: a patch holds only those that changed. */
  sections?: Record<string, { words: Spoken }>;
  places?: Record<string, Spoken>;
  /** Details that are alike in all languages. */
  details?: Record<string, unknown>;
  question?: Spoken;
};

/** What was played, by step. */
export type Chosen = Record<string, string>;

const after = (position: Position, acts: Act[] = []): Position =>
  acts.reduce((now, act) => patched(now, act.changes), position);

/** The position in which this step asks or tells; `isEarly`: before its own events. */
export function positionAt(
  course: Course,
  lesson: Lesson,
  number: number,
  chosen: Chosen,
  isEarly = false,
): Position {
  let position = course.base;
  lesson.steps.slice(0, number + 1).forEach((step, place) => {
    if (step.scene) position = patched(course.base, step.scene);
    if (place < number || !isEarly) position = after(position, step.events);
    if (place < number && step.moves) position = after(position, answerTo(step, chosen));
  });
  return position;
}

/** What came of the move that was chosen, or of the best. */
function answerTo(step: Step, chosen: Chosen): Act[] | undefined {
  return step.moves?.[chosen[step.id] ?? ""] ?? Object.values(step.moves ?? {})[0];
}

export function spoken(course: Course, words: Spoken | undefined): string {
  return words?.[course.languages.indexOf(settings.language)] ?? words?.[0] ?? "";
}

/** The position in words, as the house would tell it. */
export function tell(course: Course, position: Position, step: Step, number: number): Told {
  return {
    number,
    story: [],
    question: { text: spoken(course, position.question) },
    choices: Object.entries(step.legal ?? {}).map(([move, words]) => ({
      move,
      words: spoken(course, words),
    })),
    table: [],
    standing: [],
    unseen: [],
    scores: [],
    details: {
      ...position.details,
      ...(position.sections && {
        sections: Object.values(position.sections).map((section) => ({
          ...section,
          words: spoken(course, section.words),
        })),
      }),
      ...(position.places && {
        places: Object.fromEntries(
          Object.entries(position.places).map(([place, words]) => [place, spoken(course, words)]),
        ),
      }),
    },
  };
}

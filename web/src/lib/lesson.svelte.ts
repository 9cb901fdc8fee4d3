/** In a house that is a classroom: who we are in the class, and where we play. Asked every two seconds. */

import type {
  BeTeacher,
  ClassBegin,
  ClassBoard,
  ClassDebrief,
  ClassPlace,
  ClassQuiz,
  ClassRules,
  ClassSeat,
  ClassWall,
  JoinClass,
  QuizAnswers,
  QuizResults,
} from "../protocol";
import { ask, Failure } from "./api";
import { connection } from "./connection.svelte";
import { house } from "./house.svelte";
import { go, screen } from "./router.svelte";
import { recall, remember } from "./storage";

export const LOOK_AGAIN = 2_000; // milliseconds

export const board = () => ask<ClassBoard>("GET", "/class/board");
export const begin = (body: ClassBegin) => ask<ClassBoard>("POST", "/class/begin", body);
export const pause = (on: boolean) => ask<ClassBoard>("POST", "/class/pause", { on });
export const allow = (rules: ClassRules) => ask<ClassBoard>("PATCH", "/class", rules);
export const dismiss = (person: string) => ask<ClassBoard>("DELETE", `/class/pupils/${person}`);
export const endLesson = () => ask<ClassBoard>("POST", "/class/end");
export const newLesson = () => ask<ClassBoard>("POST", "/class/new");
export const forgetLesson = () => ask<ClassBoard>("DELETE", "/class");
export const changeSeat = (table: string, seat: number, body: ClassSeat) =>
  ask<ClassBoard>("POST", `/class/tables/${table}/seats/${seat}`, body);
export const wall = () => ask<ClassWall>("GET", "/class/wall");
export const quiz = () => ask<ClassQuiz>("GET", "/class/quiz");
export const answerQuiz = (body: QuizAnswers) => ask<ClassQuiz>("POST", "/class/quiz", body);
export const quizResults = () => ask<QuizResults>("GET", "/class/quiz/results");
export const classDebrief = () => ask<ClassDebrief>("GET", "/class/debrief");

class Lesson {
  /** null: not known yet. */
  place = $state.raw<ClassPlace | null>(null);
  /** Why the house could not be asked, the last time. */
  failure = $state.raw<Failure | null>(null);
  #led = recall("class-table", ""); // the table that we were led to last
  #quizzed = recall("class-quiz", ""); // the quiz that we were led to last
  #asked = 0;

  /** Ask, and go to our table if there is a new one. */
  async look(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const place = await ask<ClassPlace>("GET", "/class");
      if (asked === this.#asked) this.#take(place);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (asked === this.#asked) this.failure = error;
    }
  }

  /** Ask again and again, until the answer is called. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), LOOK_AGAIN);
    const awake = () => document.hidden || void this.look();
    document.addEventListener("visibilitychange", awake);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", awake);
    };
  }

  async join(body: JoinClass): Promise<void> {
    await this.#come(await ask<ClassPlace>("POST", "/class/join", body));
  }

  async teach(body: BeTeacher): Promise<void> {
    await this.#come(await ask<ClassPlace>("POST", "/class/teacher", body));
  }

  /** One more child plays on this device. */
  async addMate(nickname: string): Promise<void> {
    this.#take(await ask<ClassPlace>("POST", "/class/mates", { nickname }));
  }

  async dropMate(person: string): Promise<void> {
    this.#take(await ask<ClassPlace>("DELETE", `/class/mates/${person}`));
  }

  /** Somebody else has this device now. */
  async leave(): Promise<void> {
    await ask<void>("DELETE", "/class/me");
    connection.stop();
    house.me = null;
    await this.look();
  }

  async #come(place: ClassPlace): Promise<void> {
    this.#asked += 1;
    await house.learn();
    connection.restart();
    this.#take(place);
  }

  #take(place: ClassPlace): void {
    this.failure = null;
    const hasEnded = place.role === "pupil" && place.over && this.place?.over === false;
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
    if (hasEnded) go("/join"); // the lesson ends with a page, and not with a game that was broken off
    if (this.#isQuizzed(place)) return;
    const { table } = place;
    if (place.role !== "pupil" || place.over) return;
    const name = screen().name;
    if (table === undefined) {
      if (this.#led !== "" && name === "table") go("/join"); // the seat has gone to somebody else
      remember("class-table", (this.#led = ""));
      return;
    }
    if (table === this.#led && name !== "join" && name !== "home") return;
    this.#led = table;
    remember("class-table", table);
    go(`/t/${table}`, name === "join" || name === "home");
  }

  /** Go to the quiz once when it opens, and stay until it is answered; who leaves it can come back. */
  #isQuizzed(place: ClassPlace): boolean {
    const open = place.role === "pupil" && place.to_answer.length > 0 ? (place.quiz ?? "") : "";
    if (open !== "" && open !== this.#quizzed) go("/quiz");
    if (open !== this.#quizzed) remember("class-quiz", (this.#quizzed = open));
    return open !== "" && screen().name === "quiz";
  }
}

export const lesson = new Lesson();

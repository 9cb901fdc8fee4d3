/** What the client has of Beat the Quake. */

import type { Component } from "svelte";
import type { Board, DebriefProps, GameLoader, WallProps } from "../types";
import { QUESTIONS } from "./questions";
import { standing } from "./view";

export const game: GameLoader = {
  place: 2,
  cover: async () => (await import("./Cover.svelte")).default,
  board: async () => (await import("./Board.svelte")).default as Board,
  standing,
  brief: async () => (await import("./Brief.svelte")).default,
  gallery: async () => (await import("./Gallery.svelte")).default,
  explained: async () => (await import("./Explained.svelte")).default,
  wall: async () => (await import("./Wall.svelte")).default as Component<WallProps>,
  plan: async () => (await import("./LessonPlan.svelte")).default,
  debrief: async () => (await import("./Debrief.svelte")).default as Component<DebriefProps>,
  questions: QUESTIONS,
  isTall: true,
};

/** The screens beyond the first: each is fetched when it is needed. */

import type { Component } from "svelte";
import { partsOf } from "../games/registry";
import type { BoardProps } from "../games/types";
import type { Screen } from "../lib/router.svelte";
import { recall, remember } from "../lib/storage";

// Each takes what its address says.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const SCREENS: Record<string, () => Promise<{ default: Component<any> }>> = {
  new: () => import("./New.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("./Replay.svelte"),
  debrief: () => import("./Debrief.svelte"),
  choose: () => import("./Choose.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  settings: () => import("./Settings.svelte"),
  link: () => import("./Link.svelte"),
  join: () => import("./Join.svelte"),
  class: () => import("./Class.svelte"),
  "class-debrief": () => import("./ClassDebrief.svelte"),
  "class-quiz": () => import("./ClassQuiz.svelte"),
  "class-wall": () => import("./ClassWall.svelte"),
  "class-plan": () => import("./ClassPlan.svelte"),
  quiz: () => import("./Quiz.svelte"),
};

const WITH_BOARD = new Set(["table", "replay", "learn"]);

/**
 * Fetch what a screen needs while the words are on their way, its board too: the one that its address names, or
 * the one that was looked at last. What fails is asked for again.
 */
export function fetchEarly(screen: Screen): void {
  const game = "game" in screen ? screen.game : recall("board", "");
  const board = WITH_BOARD.has(screen.name) && game !== "" ? partsOf(game).board : undefined;
  for (const load of [SCREENS[screen.name], board]) load?.().catch(() => undefined);
}

/** The board of a game. */
export function boardOf(game: string): Promise<Component<BoardProps>> {
  remember("board", game);
  return partsOf(game).board();
}

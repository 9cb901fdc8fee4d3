/** The screens beyond the first: each is fetched when it is needed. */

import type { Component } from "svelte";
import { GAMES } from "../games/registry";

// Each takes what its address says.
export const SCREENS: Record<string, () => Promise<{ default: Component<any> }>> = {
  new: () => import("./New.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  settings: () => import("./Settings.svelte"),
  link: () => import("./Link.svelte"),
};

const WITH_BOARD = new Set(["table", "replay", "learn"]);

/** Fetch what a screen needs while the words are on their way, its board too. What fails is asked for again. */
export function fetchEarly(name: string): void {
  const boards = WITH_BOARD.has(name) ? Object.values(GAMES).map((game) => game.board) : [];
  for (const load of [SCREENS[name], ...boards]) load?.().catch(() => undefined);
}

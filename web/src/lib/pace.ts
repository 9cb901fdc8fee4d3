/** How fast what others did is acted out: one pace for all games. */

import { isStill, settings } from "./settings.svelte";

export const PACES = ["slow", "normal", "off"] as const;

/** Milliseconds between two moves that are not acted out, and after a move of one's own. */
export const REST = 350;

const SLOW = 2; // times as long

/** Whether tiles fly and cards are turned. Where they do not, one move still comes after the other. */
export const isActed = (): boolean => settings.pace !== "off" && !isStill();

/** So many milliseconds at the pace that was chosen. */
export const paced = (time: number): number => (settings.pace === "slow" ? SLOW * time : time);

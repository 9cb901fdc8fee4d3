/** What a person has chosen for this browser. */

import { recall, remember } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  /** How fast what others did is acted out. */
  pace: "slow" | "normal" | "off";
  contrast: "normal" | "more";
  sound: boolean;
  /** Tell of one's turn outside the page too. */
  notices: boolean;
  /** A second word before a move is sent. */
  confirm: boolean;
  /** Show what each seat would have if the game ended now. */
  scores: boolean;
  /** Show which tiles nobody has seen yet. */
  unseen: boolean;
  /** Show how likely a quake is. */
  odds: boolean;
  /** Show whose the roads of Seismic are, and their points. */
  owners: boolean;
  /** Show what chance may do to the table, where a game has a lens for it. */
  lens: boolean;
}

/** The first language that the browser asks for and we speak. */
function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.flatMap((name) => LANGUAGES.filter((language) => language === name))[0] ?? "en";
}

const DEFAULTS: Settings = {
  language: spoken(),
  theme: "system",
  motion: "system",
  pace: "normal",
  contrast: "normal",
  sound: true,
  notices: false,
  confirm: true,
  scores: true,
  unseen: true,
  odds: true,
  owners: true,
  lens: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Keep what is chosen, and let the style sheets know. Called once, inside the application. */
export function applySettings(): void {
  $effect(() => {
    remember("settings", $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
    root.dataset.contrast = settings.contrast;
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things on the screen should not move. */
export function isStill(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && still.matches);
}

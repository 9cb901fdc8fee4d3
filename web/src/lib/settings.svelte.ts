/** What a person has chosen for this browser. */

import { ABOUT, aboutOf, ENGLISH } from "./languages";
import { recall, remember } from "./storage";

export interface Settings {
  /** By its code: a folder of words. */
  language: string;
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
function spoken(): string {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wanted.find((name) => name in ABOUT) ?? ENGLISH;
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

const kept = recall<Partial<Settings>>("settings", {});
export const settings: Settings = $state({ ...DEFAULTS, ...kept });
if (!(settings.language in ABOUT)) settings.language = DEFAULTS.language; // it was there once

/** How numbers are written in the language of the page, as `Intl` takes it: not every browser knows every language. */
export const locale = (): string[] => [aboutOf(settings.language).locale, aboutOf(ENGLISH).locale];

/** Keep what is chosen, and let the style sheets know. Called once, inside the application. */
export function applySettings(): void {
  const counting = new CSSStyleSheet(); // lists are numbered in the digits of the language
  document.adoptedStyleSheets.push(counting);
  $effect(() => {
    const digits = [...(aboutOf(settings.language).digits ?? "0123456789")].map((digit) => `"${digit}"`);
    counting.replaceSync(`@counter-style digits { system: numeric; symbols: ${digits.join(" ")}; }`);
  });
  $effect(() => {
    remember("settings", $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.toggleAttribute("data-tall", aboutOf(settings.language).font !== undefined);
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

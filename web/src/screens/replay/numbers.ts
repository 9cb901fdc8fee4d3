/** Chances as people say them. */

import { settings } from "../../lib/settings.svelte";

/** 54 %, as this language writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** A change in hundredths of a win, with its sign. */
export function hundredths(change: number): string {
  const number = Math.round(100 * change);
  return number === 0 ? "0" : number > 0 ? `+${number}` : `−${-number}`;
}

/** Chances as people write them. */

import { settings } from "./settings.svelte";

/** In whole per cent, as this language writes them. */
export function wholePercent(chance: number): string {
  const whole = Math.round(100 * chance) / 100 + 0; // judgements put together can be a little below 0: not −0%
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(
    whole,
  );
}

/** The same; 0 and 100 are kept for what is certain. */
export function percent(chance: number): string {
  return wholePercent(chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance)));
}

/** A change in hundredths of a win, with its sign. */
export function hundredths(change: number): string {
  const number = Math.round(100 * change);
  return number === 0 ? "0" : number > 0 ? `+${number}` : `−${-number}`;
}

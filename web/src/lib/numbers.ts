/** Numbers and chances as people write them. */

import { aboutOf } from "./languages";
import { locale, settings } from "./settings.svelte";

/** Whole numbers in the digits of this language, ungrouped: what needs no formatter of the browser. */
export function numeral(number: number | string): string {
  const { digits } = aboutOf(settings.language);
  return digits ? String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : String(number);
}

/** Per cent with at most so many decimals, as this language writes them. */
export function percentWith(share: number, places: number): string {
  const format = new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: places });
  return numeral(format.format(share));
}

/** When, on the clock. */
export const timeOfDay = (at: number): string =>
  numeral(new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at));

/** In whole per cent, as this language writes them. */
export function wholePercent(chance: number): string {
  const whole = Math.round(100 * chance) / 100 + 0; // judgements put together can be a little below 0: not −0%
  return percentWith(whole, 0);
}

/** The same; 0 and 100 are kept for what is certain. */
export function percent(chance: number): string {
  return wholePercent(chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance)));
}

/** A change in hundredths of a win, with its sign. */
export function hundredths(change: number): string {
  const number = Math.round(100 * change);
  return number === 0 ? numeral(0) : number > 0 ? `+${numeral(number)}` : `−${numeral(-number)}`;
}

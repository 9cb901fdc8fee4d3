/** Chances as people write them. */

import { settings } from "./settings.svelte";

/** In whole per cent; 0 and 100 are kept for what is certain. */
export function percent(chance: number): string {
  const whole = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(whole);
}

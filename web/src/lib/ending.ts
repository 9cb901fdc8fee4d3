/** Who won, in a sentence: whoever did, or, where all win or lose as one, how far they came together. */

import { list } from "./lists";
import { t } from "./words.svelte";

export interface Ended {
  scores: readonly number[];
  winners: readonly number[];
  /** Where all win or lose as one: the points that they had to reach together. */
  goal?: number;
}

/** The points of all together. */
export const sumOf = (scores: readonly number[]): number => scores.reduce((sum, points) => sum + points, 0);

/** Who won; without a full stop. */
export function wonBy({ scores, winners, goal }: Ended, names: readonly (string | undefined)[]): string {
  const sum = sumOf(scores);
  if (goal !== undefined && (winners.length > 0 || sum > 0))
    return t(winners.length > 0 ? "web-won-together" : "web-short-together", { sum, goal });
  if (winners.length === 0) return t("web-won-nobody");
  return t("web-won", { names: list(winners.map((seat) => names[seat] ?? "")), count: winners.length });
}

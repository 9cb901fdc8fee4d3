/** What each seat would have if the game ended now, as far as we may know it. */

import type { Shown } from "../protocol";

export interface Standing {
  points: number;
  /** There is more in a hand that we do not see. */
  isMore: boolean;
}

export function standingOf(shown: Shown): Standing[] {
  if (shown.result) return shown.result.scores.map((points) => ({ points, isMore: false }));
  const view = shown.view ?? {};
  const sides = view.sides as number[] | undefined;
  if (sides !== undefined)
    return sides.map((side) => ({ points: (view.points as number[])[side] ?? 0, isMore: false }));
  const points = (view.scores ?? view.points ?? []) as number[];
  const [own, isHidden] = [view.my_points as number | undefined, view.points !== undefined];
  return points.map((open, seat) =>
    seat === shown.seen_by && own !== undefined
      ? { points: own, isMore: false }
      : { points: open, isMore: isHidden },
  );
}

/** What each seat would have if the game ended now, as far as we may know it. */

import { partsOf } from "../games/registry";
import type { Standing } from "../games/types";
import type { Shown } from "../protocol";

export function standingOf(shown: Shown): Standing[] {
  if (shown.result) return shown.result.scores.map((points) => ({ points, isMore: false }));
  return shown.view ? partsOf(shown.game).standing(shown.view, shown.seen_by ?? -1) : [];
}

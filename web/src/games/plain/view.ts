/** What can be read off the view of any game. */

import type { Standing } from "../types";

/** Its `scores`, where it shows some. */
export function standing(view: Record<string, unknown>): Standing[] {
  const { scores } = view;
  return Array.isArray(scores) && scores.every((points) => typeof points === "number")
    ? scores.map((points) => ({ points, isMore: false }))
    : [];
}

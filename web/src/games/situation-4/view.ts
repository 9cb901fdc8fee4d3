/** What is drawn of Situation 4 beside what `shown.ts` declares. Lists of two are by side. */

import type { Standing } from "../types";
import type { Components, Situation4View } from "./shown";

export const SIDES = [0, 1] as const;

/** Partners have the points of their side. */
export const standing = (view: Situation4View): Standing[] =>
  view.sides.map((side) => ({ points: view.points[side] ?? 0, isMore: false }));

/** A drawing: classes of `landscape.css`, and what is drawn with them. */
export type Drawing = Components["map"];

/** A piece in the tray. Outline and picture are drawn around 0,0, as it lies. */
export interface Piece {
  piece: string;
  outline: string;
  picture: Drawing;
  /** It belongs to a base line. */
  base: boolean;
}

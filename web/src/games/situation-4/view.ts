/** What is drawn of Situation 4 beside what `shown.ts` declares. Lists of two are by side. */

import type { Components } from "./shown";

export const SIDES = [0, 1] as const;

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

/** What is read off what the house shows of Seismic. */

import type { Standing } from "../types";
import type { SectionShown, SeismicView } from "./shown";

export const standing = (view: SeismicView): Standing[] =>
  view.scores.map((points) => ({ points, isMore: false }));

export function sectionAt(
  sections: readonly SectionShown[],
  cell: string,
  fragment: string,
): SectionShown | undefined {
  return sections.find((section) => section.fragments.some(([c, f]) => c === cell && f === fragment));
}

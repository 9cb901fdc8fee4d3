/** What is read off what the house shows of Seismic. */

import type { SectionShown } from "./shown";

export function sectionAt(
  sections: readonly SectionShown[],
  cell: string,
  fragment: string,
): SectionShown | undefined {
  return sections.find((section) => section.fragments.some(([c, f]) => c === cell && f === fragment));
}

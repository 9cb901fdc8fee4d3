/** Legal moves, sorted by what they do. The words of a move are those of a record. */

/** What stands in the rack. */
export const KINDS = ["flag", "drop", "tank", "bridge"] as const;
export type Kind = (typeof KINDS)[number];

export interface Choices {
  lay: Set<string>; // locations
  flag: Set<string>; // objectives
  drop: Set<string>; // locations
  tank: Set<string>; // locations
  bridge: Set<string>; // sites
}

export function choicesOf(legal: readonly string[]): Choices {
  const choices: Choices = {
    lay: new Set(),
    flag: new Set(),
    drop: new Set(),
    tank: new Set(),
    bridge: new Set(),
  };
  for (const move of legal) {
    const [verb = "", what = ""] = move.split(" ");
    if (verb in choices) choices[verb as keyof Choices].add(what);
  }
  return choices;
}

/** Legal moves, sorted by what they do. The words of a move are those of a record. */

export interface Choices {
  place: Map<string, Map<string, number[]>>;
  /** Fragments that may take a crew; `-` among them: none is put. */
  crew: string[];
  quake: number[]; // sides
  town: string[]; // cells
  turn: Map<string, number[]>; // rotations by cell
  mayPass: boolean; // turn nothing
}

export function choicesOf(legal: readonly string[]): Choices {
  const choices: Choices = {
    place: new Map(),
    crew: [],
    quake: [],
    town: [],
    turn: new Map(),
    mayPass: false,
  };
  for (const move of legal) {
    const [verb, one = "", two = "", three = ""] = move.split(" ");
    if (verb === "place") {
      const cells = choices.place.get(one) ?? new Map<string, number[]>();
      choices.place.set(one, cells.set(two, [...(cells.get(two) ?? []), Number(three)]));
    } else if (verb === "crew") choices.crew.push(one);
    else if (verb === "quake") choices.quake.push(Number(one));
    else if (verb === "town") choices.town.push(one);
    else if (verb === "turn" && one === "-") choices.mayPass = true;
    else if (verb === "turn") choices.turn.set(one, [...(choices.turn.get(one) ?? []), Number(two)]);
  }
  return choices;
}

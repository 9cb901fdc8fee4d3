/** Legal moves, sorted by what they do. The words of a move are those of a record. */

export interface Choices {
  show: Set<string>;
  discard: Set<string>;
  use: Set<string>;
  mayKeep: boolean;
  mayDraw: boolean;
  mayStop: boolean;
}

export function choicesOf(legal: readonly string[]): Choices {
  const of = (verb: string) =>
    new Set(legal.flatMap((move) => (move.startsWith(`${verb} `) ? [move.slice(verb.length + 1)] : [])));
  return {
    show: of("show"),
    discard: of("discard"),
    use: of("use"),
    mayKeep: legal.includes("keep"),
    mayDraw: legal.includes("draw"),
    mayStop: legal.includes("stop"),
  };
}

/** What can be done with one card, if anything. */
export function actOn(choices: Choices, card: string): "show" | "discard" | "use" | null {
  return choices.show.has(card)
    ? "show"
    : choices.discard.has(card)
      ? "discard"
      : choices.use.has(card)
        ? "use"
        : null;
}

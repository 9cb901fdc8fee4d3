/** The options of a game as a form asks for them: what is chosen, and what a choice changes. */

import type { ChoiceOption, GameOption, OptionValue, SeveralOption, SwitchOption } from "../protocol";

export type LaidOut = SwitchOption | ChoiceOption | SeveralOption;

/** As in a record. */
export type Options = Record<string, unknown>;

/** What is chosen of an option that takes several. */
export function severalOf(choice: SeveralOption, options: Options): string[] {
  return (options[choice.option] as string[] | undefined) ?? [];
}

/** The value of an option; where it is left out its default, which may hang on what else is chosen. */
export function valueOf(
  choice: SwitchOption | ChoiceOption,
  choices: GameOption[],
  options: Options,
): OptionValue["value"] {
  const given = options[choice.option] as OptionValue["value"] | undefined;
  if (given !== undefined) return given;
  if (choice.kind === "switch") return false;
  const several = choices.flatMap((one) => (one.kind === "several" ? severalOf(one, options) : []));
  return several.flatMap((one) => choice.default_with[one] ?? [])[0] ?? choice.default;
}

/** The options with one of several taken or left. */
export function toggled(
  choice: SeveralOption,
  value: OptionValue["value"],
  isOn: boolean,
  choices: GameOption[],
  options: Options,
): Options {
  const chosen = severalOf(choice, options);
  const values = choice.values.map((one) => String(one.value));
  const next: Options = {
    ...options,
    [choice.option]: values.filter((one) => (one === value ? isOn : chosen.includes(one))),
  };
  for (const other of choices)
    if (other.kind === "choice" && String(value) in other.default_with) delete next[other.option];
  return next;
}

/** What was chosen beyond the plain game, in words: of what has to be explained where one chooses it. */
export function toldOf(choices: GameOption[], options: Options): string[] {
  return choices.flatMap((choice) => {
    if (choice.kind === "switch")
      return choice.values.flatMap((one) =>
        one.value === true && options[choice.option] === true ? [one.name] : [],
      );
    if (choice.kind === "choice" && explained(choice)) {
      const chosen = valueOf(choice, choices, options);
      return choice.values.flatMap((one) =>
        one.value === chosen && chosen !== choice.default ? [one.name] : [],
      );
    }
    if (choice.kind !== "several") return [];
    const chosen = severalOf(choice, options);
    return choice.values.flatMap((one) => (chosen.includes(String(one.value)) ? [one.name] : []));
  });
}

/** An option, if its values have to be explained: they do not fit a list that folds away. */
export function explained(choice: GameOption | undefined): LaidOut | undefined {
  if (choice?.kind === "switch" || choice?.kind === "several") return choice;
  return choice?.kind === "choice" && choice.values.some((one) => one.about !== undefined)
    ? choice
    : undefined;
}

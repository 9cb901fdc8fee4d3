/** Groups that a teacher makes by hand: who sits where, before the house is asked. */

import type { ClassGroup, ClassPupil } from "../protocol";

/** By the id of a child the number of its group; 0: in none. */
export type Plan = Readonly<Record<string, number>>;

/** The child whose device this one plays on: mostly its own. */
export const deviceOf = (pupil: ClassPupil): string => pupil.device ?? pupil.person;

/** As many groups as sizes, dealt by chance; who shares a device stays together, and who is away is in none. */
export function dealt(pupils: readonly ClassPupil[], sizes: readonly number[], chance = Math.random): Plan {
  const plan: Record<string, number> = {};
  const units = new Map<string, ClassPupil[]>();
  for (const pupil of pupils) {
    plan[pupil.person] = 0;
    if (pupil.here) units.set(deviceOf(pupil), [...(units.get(deviceOf(pupil)) ?? []), pupil]);
  }
  const room = [...sizes];
  const shuffled = [...units.values()]
    .map((unit) => ({ unit, at: chance() }))
    .sort((one, other) => other.unit.length - one.unit.length || one.at - other.at);
  for (const { unit } of shuffled) {
    const exact = unit.length > 1 ? room.indexOf(unit.length) : -1;
    const group = exact >= 0 ? exact : room.findIndex((left) => left >= unit.length);
    if (group < 0) continue;
    room[group] = (room[group] ?? 0) - unit.length;
    for (const pupil of unit) plan[pupil.person] = group + 1;
  }
  return plan;
}

/** A child goes to another group, and with it who shares its device. */
export function moved(plan: Plan, pupils: readonly ClassPupil[], person: string, group: number): Plan {
  const one = pupils.find((pupil) => pupil.person === person);
  if (one === undefined) return plan;
  const together = pupils.filter((pupil) => deviceOf(pupil) === deviceOf(one));
  return { ...plan, ...Object.fromEntries(together.map((pupil) => [pupil.person, group])) };
}

/** Who is in a group, in the order of the list. */
export const inGroup = (plan: Plan, pupils: readonly ClassPupil[], group: number): ClassPupil[] =>
  pupils.filter((pupil) => (plan[pupil.person] ?? 0) === group);

/** What the house is asked for: groups without anybody are left out. */
export function asked(
  plan: Plan,
  pupils: readonly ClassPupil[],
  devices: Readonly<Record<number, string>>,
): ClassGroup[] {
  return groupsIn(plan)
    .map((group) => {
      const persons = inGroup(plan, pupils, group).map((pupil) => pupil.person);
      const device = devices[group];
      return device !== undefined && persons.includes(device)
        ? { pupils: persons, device }
        : { pupils: persons };
    })
    .filter((group) => group.pupils.length > 0);
}

/** The numbers of the groups, up to the last. */
export const groupsIn = (plan: Plan): number[] =>
  Array.from({ length: Math.max(0, ...Object.values(plan)) }, (_, number) => number + 1);

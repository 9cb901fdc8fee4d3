/** Places on the board: what lies there, in words, and where something can go. */

import { t } from "../../lib/words.svelte";
import type { Point } from "../../ui/Surface.svelte";
import { square, type Field } from "./geometry";
import type { Choices, Kind } from "./moves";
import type { Components, Situation4View } from "./shown";
import { SIDES } from "./view";

export interface Target {
  move: string;
  point: Point;
  words: string;
  /** On the printed map. */
  path: string;
}

/** Where something can go, by location, objective or site. */
export function targetsOf(
  box: Components,
  field: Field,
  verb: Kind | "lay",
  places: Iterable<string>,
  about: (location: string) => string,
): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const place of places) {
    const objective = verb === "flag" ? box.objectives[place] : undefined;
    const locations =
      verb === "bridge" ? box.bridges[place] : verb === "flag" ? objective?.locations : [place];
    if (!locations) continue;
    const [a = "", b = ""] = locations;
    const words = verb === "bridge" ? t("web-s4-between", { a, b }) : (objective?.name ?? about(place));
    const path = locations.map((location) => square(location, box.rows)).join("");
    found.set(place, { move: `${verb} ${place}`, point: field.middle(locations), words, path });
  }
  return found;
}

/** What lies at a location, in words; `side` is ours, -1: we watch. */
export function describe(
  box: Components,
  view: Situation4View,
  side: number,
  choices: Choices,
  location: string,
): string {
  const facts: string[] = [];
  const whose = (owner: number) => (owner === side ? "ours" : side >= 0 ? "theirs" : `side-${owner}`);
  const owner = view.pieces[location];
  if (owner !== undefined) facts.push(t(`web-s4-piece-${whose(owner)}`));
  else if (view.closed[side]?.includes(location)) facts.push(t("web-s4-is-closed"));
  else facts.push(t(choices.lay.has(location) ? "web-s4-is-open" : "web-s4-is-empty"));
  const [paratrooper, tank] = [view.paratroopers[location], view.tanks[location]];
  if (paratrooper !== undefined) facts.push(t(`web-s4-drop-${whose(paratrooper)}`));
  if (tank !== undefined) facts.push(t(`web-s4-tank-${whose(tank)}`));
  for (const [name, objective] of Object.entries(box.objectives)) {
    if (!objective.locations.includes(location)) continue;
    const flag = view.flags[name];
    facts.push(t("web-s4-objective", { name: objective.name, value: objective.value }));
    if (flag !== undefined) facts.push(t(`web-s4-flag-${whose(flag)}`));
  }
  for (const one of SIDES) {
    if (box.bases.tank[one]?.includes(location)) facts.push(t(`web-s4-tank-base-${whose(one)}`));
    if (box.bases.paratroop[one]?.includes(location)) facts.push(t(`web-s4-drop-base-${whose(one)}`));
  }
  for (const [site, ends] of Object.entries(box.bridges)) {
    if (!ends.includes(location)) continue;
    const builder = view.bridges[site];
    facts.push(t(builder === undefined ? "web-s4-site" : `web-s4-bridge-${whose(builder)}`));
  }
  return facts.join(", ");
}

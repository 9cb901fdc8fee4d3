/** Whose the roads are: which fragments are painted for whom, and where the points of a section stand. */

import { alongOf, cellOf, centreOf, fragmentsOf, standOf, type Fragment, type Point } from "./geometry";
import type { SectionShown, TileShown } from "./shown";

/** Of a section that is there, or that would be. */
type Facts = Omit<SectionShown, "words" | "things">;

type Tiles = Readonly<Record<string, TileShown>>;

/** A fragment where it lies. */
export interface Placed {
  cell: string;
  fragment: Fragment;
}

/** A section that is somebody's. */
export interface Road {
  key: string;
  owners: number[];
  points: number;
  isComplete: boolean;
  fragments: Placed[];
}

/**
 * The sections that are somebody's. What the house tells of them comes a moment after the tiles: until then
 * what it told last is shown, as far as it still lies there.
 */
export function roadsOf(sections: readonly Facts[], tiles: Tiles): Road[] {
  return sections.flatMap((section): Road[] => {
    if (section.owners.length === 0) return [];
    const fragments = section.fragments.flatMap(([cell, text]): Placed[] => {
      const tile = tiles[cell];
      const fragment = tile && fragmentsOf(tile.shape, tile.rotation).find((one) => one.text === text);
      return fragment ? [{ cell, fragment }] : [];
    });
    const isThere = (seat: number) =>
      fragments.some(({ cell, fragment }) => tiles[cell]?.crews[fragment.text] === seat);
    const owners = section.owners.filter(isThere);
    if (owners.length === 0) return [];
    return [
      {
        key: section.fragments[0]?.join(" ") ?? "",
        owners,
        points: section.points,
        isComplete: section.complete && fragments.length === section.fragments.length,
        fragments: inOrder(fragments),
      },
    ];
  });
}

const corner = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Where a fragment comes to the edges of its tile. */
function endsOf({ cell, fragment }: Placed): string[] {
  const centre = centreOf(cellOf(cell));
  const parts = fragment.high === null ? [0] : [0, 1];
  return parts.map((part) => {
    const { x, y } = alongOf(fragment, part);
    return corner({ x: centre.x + x, y: centre.y + y });
  });
}

/** The fragments of a section from one end to the other. */
function inOrder(fragments: readonly Placed[]): Placed[] {
  const left = fragments.map((placed) => ({ placed, ends: endsOf(placed) }));
  const meets = (end: string) => left.filter(({ ends }) => ends.includes(end)).length;
  const first = left.find(({ ends }) => ends.length === 1 || ends.some((end) => meets(end) === 1));
  const found: Placed[] = [];
  let here = first ?? left[0];
  let way = here?.ends.length === 1 ? here.ends[0] : here?.ends.find((end) => meets(end) > 1);
  while (here !== undefined) {
    found.push(here.placed);
    left.splice(left.indexOf(here), 1);
    const join = way;
    here = left.find(({ ends }) => join !== undefined && ends.includes(join));
    way = here?.ends.find((end) => end !== join);
  }
  return found;
}

/** What is painted on each tile, as text, so that a tile is drawn anew only if it is painted otherwise. */
export function paintOf(roads: readonly Road[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { owners, isComplete, fragments } of roads)
    for (const { cell, fragment } of fragments) {
      const paint = `${fragment.text}:${owners.join("")}${isComplete ? "!" : ""}`;
      const before = found.get(cell);
      found.set(cell, before === undefined ? paint : `${before} ${paint}`);
    }
  return found;
}

/** The paint of one fragment. */
export interface Paint {
  owners: number[];
  isComplete: boolean;
}

/** What `paintOf` says of a tile, by fragment. */
export function paintsIn(text: string): Map<string, Paint> {
  const found = new Map<string, Paint>();
  for (const one of text.split(" ")) {
    const [fragment = "", owners = ""] = one.split(":");
    const seats = [...owners].filter((letter) => letter !== "!").map(Number);
    if (seats.length > 0) found.set(fragment, { owners: seats, isComplete: owners.endsWith("!") });
  }
  return found;
}

// The points

/** The points of a section on the map. */
export interface Badge extends Point {
  key: string;
  points: number;
  owners: number[];
  isComplete: boolean;
  width: number;
  height: number;
}

const CREW = 17; // how far a crew reaches
const GAP = 3; // between two badges

/**
 * Where the points stand: on the section, near its middle, beside the crews. What is complete and what is
 * worth most comes first; what finds no room is left out.
 */
export function badgesOf(roads: readonly Road[], tiles: Tiles, size: number): Badge[] {
  const crews = crewsOn(tiles);
  const found: Badge[] = [];
  const first = [...roads].sort(
    (one, other) => Number(other.isComplete) - Number(one.isComplete) || other.points - one.points,
  );
  for (const { key, points, owners, isComplete, fragments } of first) {
    if (points === 0) continue;
    const [width, height] = [size * (0.55 + 0.55 * `${points}`.length), size * 1.2];
    const isFree = ({ x, y }: Point) =>
      crews.every((crew) => away(x - crew.x, width) ** 2 + away(y - crew.y, height) ** 2 >= CREW ** 2)
      && found.every(
        (other) =>
          Math.abs(other.x - x) >= (other.width + width) / 2 + GAP
          || Math.abs(other.y - y) >= (other.height + height) / 2 + GAP,
      );
    const place = placesOn(fragments).find(isFree);
    if (place) found.push({ key, points, owners, isComplete, width, height, ...place });
  }
  return found;
}

/** How far a point is from a side of this length round the origin. */
const away = (far: number, length: number): number => Math.max(0, Math.abs(far) - length / 2);

function crewsOn(tiles: Tiles): Point[] {
  return Object.entries(tiles).flatMap(([cell, tile]) => {
    if (Object.keys(tile.crews).length === 0) return [];
    const centre = centreOf(cellOf(cell));
    return fragmentsOf(tile.shape, tile.rotation).flatMap((fragment) => {
      if (tile.crews[fragment.text] === undefined) return [];
      const stand = standOf(fragment, !tile.shape.includes("-"));
      return [{ x: centre.x + stand.x, y: centre.y + stand.y }];
    });
  });
}

/** Where points can stand on a section: where two of its tiles meet, then on its tiles; the middle first. */
function placesOn(fragments: readonly Placed[]): Point[] {
  const joins = fragments.slice(1).flatMap((placed, place) => {
    const before = endsOf(fragments[place] ?? placed);
    const [x, y] =
      endsOf(placed)
        .find((end) => before.includes(end))
        ?.split(" ")
        .map(Number) ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  const middles = fragments.map(({ cell, fragment }) => {
    const centre = centreOf(cellOf(cell));
    const { x, y } = alongOf(fragment, fragment.high === null ? 0.15 : 0.5);
    return { x: centre.x + x, y: centre.y + y };
  });
  return [...fromMiddle(joins), ...fromMiddle(middles)];
}

function fromMiddle(places: readonly Point[]): Point[] {
  const far = (place: number) => Math.abs(place - (places.length - 1) / 2);
  return places
    .map((point, place) => ({ point, far: far(place) }))
    .sort((one, other) => one.far - other.far)
    .map(({ point }) => point);
}

/** Hexagons, flat side up: where cells lie and how highways run. Geometry alone, no rule. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const SIDE = 60; // of a hexagon
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
/** The view box of a picture of one tile. */
export const FRAME = `${-SIDE - 3} ${-APOTHEM - 3} ${2 * SIDE + 6} ${2 * APOTHEM + 6}`;
const STUB = SIDE * 0.3; // from the middle of a tile to where a stub ends

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const; // over side 0 (north) … 5

export interface Cell {
  q: number;
  r: number;
}

export function cellOf(text: string): Cell {
  const [q = 0, r = 0] = text.split(",").map(Number);
  return { q, r };
}

export function textOf(cell: Cell): string {
  return `${cell.q},${cell.r}`;
}

export function neighbour(cell: Cell, side: number, steps = 1): Cell {
  const step = STEPS[((side % 6) + 6) % 6] ?? STEPS[0];
  return { q: cell.q + step[0] * steps, r: cell.r + step[1] * steps };
}

export function centreOf(cell: Cell): Point {
  return { x: 1.5 * SIDE * cell.q, y: 2 * APOTHEM * (cell.r + cell.q / 2) };
}

/** What these points cover, with so much around. */
export function around(points: readonly Point[], edge: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x: left, y: top, width: Math.max(...xs) + edge - left, height: Math.max(...ys) + edge - top };
}

/** The cell under a point. */
export function cellAt({ x, y }: Point): Cell {
  const q = x / (1.5 * SIDE);
  const r = y / (2 * APOTHEM) - q / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}

function corner(number: number, size = SIDE): Point {
  const angle = (Math.PI / 3) * number;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** A hexagon round the origin. */
export function hexagon(size = SIDE): string {
  return `M${Array.from({ length: 6 }, (_, k) => at(corner(k, size))).join("L")}Z`;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 100) / 100;

/** The middle of a side, on a hexagon of the given apothem. */
export function middle(side: number, apothem = APOTHEM): Point {
  const angle = (Math.PI / 3) * side - Math.PI / 2;
  return { x: apothem * Math.cos(angle), y: apothem * Math.sin(angle) };
}

/** A fragment of a tile: the lower and the higher side it joins; a stub has one side. */
export interface Fragment {
  text: string; // as in a record: `03`, or `2` for a stub
  low: number;
  high: number | null;
}

const turned = (side: number, rotation: number): number => (side + rotation) % 6;

/** The fragments of a shape as it lies. They cross in this order: later ones pass over earlier ones. */
export function fragmentsOf(shape: string, rotation: number): Fragment[] {
  if (shape.startsWith("+") || shape === "town") {
    const exits = shape === "town" ? "012345" : (shape.split(":")[1] ?? "");
    return [...exits]
      .map((exit) => turned(Number(exit), rotation))
      .sort()
      .map((side) => ({ text: `${side}`, low: side, high: null }));
  }
  return shape.split("-").map((pair) => {
    const [one = 0, other = 0] = [...pair].map((side) => turned(Number(side), rotation));
    const [low, high] = one < other ? [one, other] : [other, one];
    return { text: `${low}${high}`, low, high };
  });
}

export function valueOf(shape: string): number {
  return shape === "town" ? 6 : shape.startsWith("+") ? Number(shape[1]) : 0;
}

/** The way of a fragment over its tile: an arc that meets each side at a right angle. */
export function wayOf(fragment: Fragment): string {
  return partOf(fragment, 0, 1);
}

/** A part of that way: 0 is at its lower side, 1 at its higher, or in the middle of the tile. */
export function partOf(fragment: Fragment, from: number, to: number): string {
  const [start, end] = [at(alongOf(fragment, from)), at(alongOf(fragment, to))];
  const { low, high } = fragment;
  const apart = apartOf(fragment);
  if (high === null || apart === 3) return `M${start}L${end}`;
  const radius = radiusOf(apart);
  return `M${start}A${radius} ${radius} 0 0 ${high - low === apart ? 0 : 1} ${end}`;
}

/** How many sides lie between the two that a fragment joins, one of them counted; 3: it is straight. */
const apartOf = ({ low, high }: Fragment): number =>
  high === null ? 3 : Math.min(high - low, 6 - (high - low));

const radiusOf = (apart: number): number => (apart === 1 ? SIDE / 2 : SIDE * 1.5);

/** How long a fragment is. */
export function lengthOf(fragment: Fragment): number {
  if (fragment.high === null) return APOTHEM - STUB;
  const apart = apartOf(fragment);
  return apart === 3 ? 2 * APOTHEM : (radiusOf(apart) * Math.PI * (3 - apart)) / 3;
}

/** Where a crew stands on a fragment: its middle, or near its lower side where others cross it. */
export function standOf(fragment: Fragment, isAlone = false): Point {
  if (fragment.high === null) return middle(fragment.low, APOTHEM * 0.68);
  return alongOf(fragment, isAlone ? 0.5 : 0.24);
}

/** A point of a fragment: 0 at its lower side, 1 at its higher. */
export function alongOf(fragment: Fragment, part: number): Point {
  const { low, high } = fragment;
  const from = middle(low);
  const to = high === null ? middle(low, STUB) : middle(high);
  const apart = apartOf(fragment);
  if (apart === 3) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  // Round the middle of the arc: the corner between the sides, or beyond the side between them.
  const reach = (apart === 1 ? SIDE : SIDE * Math.sqrt(3)) / Math.hypot(from.x + to.x, from.y + to.y);
  const [x, y] = [(from.x + to.x) * reach, (from.y + to.y) * reach];
  const radius = radiusOf(apart);
  const [start, end] = [Math.atan2(from.y - y, from.x - x), Math.atan2(to.y - y, to.x - x)];
  let sweep = end - start;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  const angle = start + sweep * part;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Whether two fragments of a tile cross. */
export function cross(one: Fragment, other: Fragment): boolean {
  if (one.high === null || other.high === null) return false;
  const inside = (side: number) => side > one.low && side < (one.high ?? 0);
  return inside(other.low) !== inside(other.high);
}

/** The outline of the table, as the paper that the tiles lie on. */
export function tableBox(
  columns: number,
  rows: number,
): { x: number; y: number; width: number; height: number } {
  const [half, tall] = [(columns - 1) / 2, (rows - 1) / 2];
  const width = half * 1.5 * SIDE + SIDE;
  return {
    x: -width,
    y: -(tall + 1) * 2 * APOTHEM,
    width: 2 * width,
    height: (2 * tall + 2.5) * 2 * APOTHEM - APOTHEM,
  };
}

/** SE-2.1 The cells of the table, row by row. */
export function cellsOf(columns: number, rows: number): Cell[] {
  const [half, tall] = [(columns - 1) / 2, (rows - 1) / 2];
  const cells: Cell[] = [];
  for (let row = -tall; row <= tall; row += 1)
    for (let column = -half; column <= half; column += 1)
      cells.push({ q: column, r: row - Math.floor(column / 2) });
  return cells;
}

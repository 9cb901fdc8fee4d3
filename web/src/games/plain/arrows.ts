/** Arrow keys on a picture: which of its places is next in a direction. */

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const NEAR = 1; // pixels: what is not further away than that lies at the same place
const ASKEW = 1e6; // pixels: what lies more beside the way than along it comes after all else

/** The place that a key leads to; null: nowhere. Of two as good, back and forth lead to the same. */
export function nextPlace(key: string, from: Point, places: readonly Point[]): number | null {
  if (key === "Home") return places.length > 0 ? 0 : null;
  if (key === "End") return places.length > 0 ? places.length - 1 : null;
  const way = DIRECTIONS[key];
  if (way === undefined) return null;
  const isBack = way.x + way.y < 0;
  let [best, least] = [null as number | null, Infinity];
  places.forEach(({ x, y }, place) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, beside] = [dx * way.x + dy * way.y, Math.abs(dx * way.y + dy * way.x)];
    const cost = Math.round(along + beside + (beside > along + NEAR ? ASKEW : 0));
    if (along > NEAR && (isBack ? cost < least : cost <= least)) [best, least] = [place, cost];
  });
  return best;
}

/** The place that is nearest; null: there is none. */
export function nearest(from: Point, places: readonly Point[]): number | null {
  const far = places.map(({ x, y }) => Math.hypot(x - from.x, y - from.y));
  return far.length > 0 ? far.indexOf(Math.min(...far)) : null;
}

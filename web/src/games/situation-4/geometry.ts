/** Where locations lie. Geometry alone, no rule. */

import type { Box, Point } from "../../ui/Surface.svelte";
import type { Components } from "./shown";

export const SIZE = 100; // units along one side of a location
export const MARGIN = 34; // units around the board, for letters and numbers

/** How near its centre a piece falls into a location: a part of its size. */
export const NEAR = 0.35;

/** The board as one looks at it: the own base line below. */
export class Field {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly isTurned: boolean,
  ) {
    this.width = columns * SIZE;
    this.height = rows * SIZE;
  }

  get box(): Box {
    return { x: -MARGIN, y: -MARGIN, width: this.width + 2 * MARGIN, height: this.height + 2 * MARGIN };
  }

  /** What turns the printed map into how one looks at it. */
  get turn(): string | undefined {
    return this.isTurned ? `rotate(180 ${this.width / 2} ${this.height / 2})` : undefined;
  }

  /** A point of the printed map as one sees it, and back. */
  seen({ x, y }: Point): Point {
    return this.isTurned ? { x: this.width - x, y: this.height - y } : { x, y };
  }

  centre(location: string): Point {
    const { column, row } = placeOf(location);
    return this.seen({ x: SIZE * column + SIZE / 2, y: SIZE * (this.rows - row) + SIZE / 2 });
  }

  /** The middle of several locations. */
  middle(locations: readonly string[]): Point {
    const points = locations.map((location) => this.centre(location));
    const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
    return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
  }

  /** The location under a point; null: beside the board. */
  at(point: Point): string | null {
    const { x, y } = this.seen(point);
    const [column, row] = [Math.floor(x / SIZE), this.rows - Math.floor(y / SIZE)];
    return this.#named(column, row);
  }

  /** The location whose centre is no farther away than this: a piece falls into it. */
  near(point: Point, most: number): string | null {
    const location = this.at(point);
    if (location === null) return null;
    const centre = this.centre(location);
    return Math.hypot(point.x - centre.x, point.y - centre.y) <= most ? location : null;
  }

  /** One step from a location, as one looks at the board; the location itself at the edge. */
  step(location: string, right: number, down: number): string {
    const { column, row } = placeOf(location);
    const way = this.isTurned ? -1 : 1;
    return this.#named(column + way * right, row - way * down) ?? location;
  }

  #named(column: number, row: number): string | null {
    if (column < 0 || column >= this.columns || row < 1 || row > this.rows) return null;
    return `${String.fromCharCode(65 + column)}${row}`;
  }
}

export function placeOf(location: string): { column: number; row: number } {
  return { column: location.charCodeAt(0) - 65, row: Number(location.slice(1)) };
}

/** The zones as squares on the printed map. */
export function zonesOf(box: Components): Map<string, Box> {
  const names = Object.keys(box.zones);
  // Row 1 lies in the first row of zones alone.
  const across = Object.values(box.zones).filter((locations) =>
    locations.some((one) => placeOf(one).row === 1),
  ).length;
  const up = names.length / Math.max(1, across);
  const [width, height] = [(box.columns * SIZE) / Math.max(1, across), (box.rows * SIZE) / Math.max(1, up)];
  return new Map(
    names.map((name, number) => {
      const [column, row] = [number % across, Math.floor(number / across)];
      return [name, { x: column * width, y: box.rows * SIZE - (row + 1) * height, width, height }];
    }),
  );
}

/** The line around some locations, on the printed map. */
export function around(locations: readonly string[], rows: number): string {
  const inside = new Set(locations);
  const has = (column: number, row: number) => inside.has(`${String.fromCharCode(65 + column)}${row}`);
  return locations
    .map((location) => {
      const { column, row } = placeOf(location);
      const [left, top] = [column * SIZE, (rows - row) * SIZE];
      const [right, bottom] = [left + SIZE, top + SIZE];
      return [
        has(column, row + 1) ? "" : `M${left} ${top}H${right}`,
        has(column, row - 1) ? "" : `M${left} ${bottom}H${right}`,
        has(column - 1, row) ? "" : `M${left} ${top}V${bottom}`,
        has(column + 1, row) ? "" : `M${right} ${top}V${bottom}`,
      ].join("");
    })
    .join("");
}

/** A square over a location, on the printed map. */
export function square(location: string, rows: number): string {
  const { column, row } = placeOf(location);
  return `M${column * SIZE} ${(rows - row) * SIZE}h${SIZE}v${SIZE}h${-SIZE}z`;
}

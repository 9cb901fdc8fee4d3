/**
 * The part of the map that lies under a piece: a piece is drawn with its own few lines, so that laying one paints
 * one, and not the whole map again.
 */

import { placeOf, SIZE } from "./geometry";
import type { Components } from "./shown";
import type { Drawing } from "./view";

const REACH = 34; // units that a knob reaches over the edge of its location, and a stroke beside it

interface Line {
  path: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ANYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The lines of a path one by one. What is no straight line stays together. */
export function linesOf(path: string): Line[] {
  if (/[^MmLlZz\d\s.,+-]/.test(path)) return [{ path, ...ANYWHERE }];
  const lines: Line[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, text = "", end = ""] of path.matchAll(/([Mm][^MmZz]*)([Zz]?)/g)) {
    const points: string[] = [];
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const [, verb = "", values = ""] of text.matchAll(/([MmLl])([^MmLl]*)/g)) {
      const numbers = (values.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const isAbsolute = verb === "M" || verb === "L";
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [dx = 0, dy = 0] = [numbers[at], numbers[at + 1]];
        [x, y] = isAbsolute ? [dx, dy] : [x + dx, y + dy];
        if (points.length === 0) [startX, startY] = [x, y];
        points.push(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
    }
    if (end) [x, y] = [startX, startY];
    lines.push({ path: `M${points.join("L")}${end}`, ...box });
  }
  return lines;
}

/** The map, ready to be taken apart. */
export class Parts {
  #map: [string, Line[]][];
  #rows: number;
  #found = new Map<string, Drawing>();

  constructor(box: Components) {
    this.#map = box.map.map(([kind, path]) => [kind, linesOf(path)]);
    this.#rows = box.rows;
  }

  /** What is drawn under the piece of a location, in board units. */
  under(location: string): Drawing {
    const known = this.#found.get(location);
    if (known) return known;
    const { column, row } = placeOf(location);
    const [left, top] = [column * SIZE - REACH, (this.#rows - row) * SIZE - REACH];
    const [right, bottom] = [left + SIZE + 2 * REACH, top + SIZE + 2 * REACH];
    const drawing: Drawing = [];
    for (const [kind, lines] of this.#map) {
      const here = lines.filter(
        (line) => line.left <= right && line.right >= left && line.top <= bottom && line.bottom >= top,
      );
      if (here.length > 0) drawing.push([kind, here.map((line) => line.path).join("")]);
    }
    this.#found.set(location, drawing);
    return drawing;
  }
}

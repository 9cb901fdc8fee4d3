/** How a seat is known on every screen: a letter, a shape and a colour. */

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;

/** Paths in a square from -1 to 1: circle, square, triangle, diamond, hexagon, drop, shield, octagon. */
export const SHAPES = [
  "M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z",
  "M-.82-.82H.82V.82H-.82Z",
  "M0-1L1 .78H-1Z",
  "M0-1.08L1.08 0L0 1.08L-1.08 0Z",
  "M-.5-.88H.5L1 0L.5.88H-.5L-1 0Z",
  "M0-1.1C.5-.55.86-.2.86.2A.86.86 0 1 1-.86.2C-.86-.2-.5-.55 0-1.1Z",
  "M-.86-.82H.86V.1C.86.6.4.9 0 1.05C-.4.9-.86.6-.86.1Z",
  "M-.4-.95H.4L.95-.4V.4L.4.95H-.4L-.95.4V-.4Z",
] as const;

export function colour(seat: number): string {
  return `var(--seat-${seat})`;
}

/** How a seat is known on every screen: a letter, a shape and a colour. */

export const LETTERS = ["A", "B", "C", "D", "E"] as const;

/** Paths in a square from -1 to 1: circle, square, triangle, diamond, hexagon. */
export const SHAPES = [
  "M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z",
  "M-.82-.82H.82V.82H-.82Z",
  "M0-1L1 .78H-1Z",
  "M0-1.08L1.08 0L0 1.08L-1.08 0Z",
  "M-.5-.88H.5L1 0L.5.88H-.5L-1 0Z",
] as const;

export function colour(seat: number): string {
  return `var(--seat-${seat})`;
}

import { numeral } from "./numbers";

/** A game's time as people read it: 1:02.3. */
export function clock(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return numeral(`${minutes}:${String(Math.floor(rest / 10)).padStart(2, "0")}.${rest % 10}`);
}

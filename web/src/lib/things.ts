/** What a sentence names: its text in parts, each with what it is the name of. */

import type { Thing } from "../protocol";

export interface Part {
  text: string;
  thing?: Thing;
}

/** The whole text in parts, in order. The house counts characters as Unicode does, one for an emoji too. */
export function partsIn(text: string, things: readonly Thing[] = []): Part[] {
  const letters = [...text];
  const parts: Part[] = [];
  let last = 0;
  const add = (end: number, thing?: Thing): void => {
    if (end > last) parts.push({ text: letters.slice(last, end).join(""), ...(thing && { thing }) });
    last = end;
  };
  for (const thing of things) {
    add(thing.at);
    add(thing.end, thing);
  }
  add(letters.length);
  return parts;
}

/** Codes of what a sentence names or speaks of, of these kinds, each once. */
export function codesOf(things: readonly Thing[], ...kinds: string[]): string[] {
  return [...new Set(things.filter(({ kind }) => kinds.includes(kind)).map(({ code }) => code))];
}

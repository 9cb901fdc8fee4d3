/** What a sentence speaks of is lit on the board, and sentences that speak of what is pointed at on the board. */

import { untrack } from "svelte";
import type { Thing } from "../protocol";

/** What is lit on the board. */
export interface Lit {
  things: readonly Thing[];
  /** One more, whenever it is to be brought into sight. */
  sought: number;
}

const NONE: readonly Thing[] = [];

class Lighting {
  /** What the sentence that is pointed at speaks of. */
  now = $state.raw<Lit>({ things: NONE, sought: 0 });
  /** Codes of what is pointed at on the board. */
  over = $state.raw<readonly string[]>([]);

  show(things: readonly Thing[], isSought: boolean): void {
    this.now = { things, sought: this.now.sought + (isSought ? 1 : 0) };
  }

  /** Put out what this sentence has lit. */
  hide(things: readonly Thing[]): void {
    if (this.now.things === things) this.now = { ...this.now, things: NONE };
  }

  point(codes: readonly string[]): void {
    if (codes.join() !== untrack(() => this.over.join())) this.over = codes;
  }

  /** Whether a sentence speaks of what is pointed at on the board. */
  isOver(things: readonly Thing[]): boolean {
    return this.over.length > 0 && things.some(({ code }) => this.over.includes(code));
  }
}

export const lighting = new Lighting();

/**
 * For `@attach`: what a sentence speaks of is lit while it is pointed at or has the focus, which seeks it too. One
 * that cannot have the focus would stay lit after a tap.
 */
export function lights(things: readonly Thing[] = NONE): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (things.length === 0) return;
    const hears = {
      pointerenter: () => lighting.show(things, false),
      pointerleave: () => node.contains(document.activeElement) || lighting.hide(things),
      focusin: () => lighting.show(things, true),
      focusout: () => lighting.hide(things),
      click: () => lighting.show(things, true),
    };
    for (const [name, hear] of Object.entries(hears)) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(hears)) node.removeEventListener(name, hear);
      lighting.hide(things);
    };
  };
}

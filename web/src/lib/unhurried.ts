/**
 * What appears under a press is not meant by the next: the second half of a double click would do what nobody has
 * seen yet. Such a thing takes no press until the pointer has gone elsewhere, or a moment has passed. Keys, and what
 * appears elsewhere, are not concerned.
 */

const MOMENT = 500; // milliseconds: as long as a double click may take
const RECENT = 3_000; // milliseconds: who presses again and again waits for what is slow to come
const AWAY = 8; // pixels

interface Press {
  x: number;
  y: number;
  at: number;
}

let pressed: Press | null = null; // the last one, as long as the pointer rests there

const isAway = (press: Press, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - press.x, clientY - press.y) > AWAY;

addEventListener(
  "pointerdown",
  ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY, at: performance.now() }),
  { capture: true },
);
addEventListener("pointermove", (event) => {
  if (pressed !== null && isAway(pressed, event)) pressed = null;
});

function isUnder(node: HTMLElement, { x, y }: Press): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x >= left - AWAY && x <= right + AWAY && y >= top - AWAY && y <= bottom + AWAY;
}

/** For `@attach`. */
export function unhurried(node: HTMLElement): (() => void) | undefined {
  const press = pressed;
  if (press === null || performance.now() - press.at > RECENT) return;
  node.inert = true;
  const free = () => {
    node.inert = false;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener("pointermove", move);
  };
  const move = (event: PointerEvent) => {
    if (isAway(press, event)) free();
  };
  const timer = setTimeout(free, MOMENT);
  const frame = requestAnimationFrame(() => isUnder(node, press) || free()); // by now it is in its place
  addEventListener("pointermove", move);
  return free;
}

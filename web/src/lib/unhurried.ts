/**
 * What appears under a press is not meant by it: the second half of a double click would do what nobody has seen yet.
 * Such a thing takes no press until the pointer has gone elsewhere, or the double click would be over. Keys are not
 * concerned.
 */

const DOUBLE = 500; // milliseconds
const AWAY = 8; // pixels

let pressed: { x: number; y: number; at: number } | null = null;
addEventListener(
  "pointerdown",
  ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY, at: performance.now() }),
  { capture: true },
);

/** For `@attach`. */
export function unhurried(node: HTMLElement): (() => void) | undefined {
  const press = pressed;
  const left = press === null ? 0 : press.at + DOUBLE - performance.now();
  if (press === null || left <= 0) return;
  node.inert = true;
  const free = () => {
    node.inert = false;
    clearTimeout(timer);
    removeEventListener("pointermove", move);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.x, clientY - press.y) > AWAY) free();
  };
  const timer = setTimeout(free, left);
  addEventListener("pointermove", move);
  return free;
}

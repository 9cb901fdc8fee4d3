/** One stop for Tab in a list of cards; arrows go from card to card. */

/** Where a key leads in a list of so many, from this place; null: nowhere. */
export function rove(event: KeyboardEvent, place: number, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const steps: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return null;
  event.preventDefault();
  return Math.max(0, Math.min(count - 1, next));
}

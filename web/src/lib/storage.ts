/** What the browser keeps for us. A browser that keeps nothing (private, full) is no reason to stop. */

export function recall<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(`ludotheque:${key}`);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludotheque:${key}`, JSON.stringify(value));
  } catch {
    // Not kept: it lasts as long as the page.
  }
}

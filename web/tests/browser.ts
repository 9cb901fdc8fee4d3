/** What our modules need of a browser, and no more: nothing is drawn in unit tests. */

import type { Environment } from "vitest/runtime";

const HOME = "http://localhost/";

class Shelf {
  #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }

  clear(): void {
    this.#kept.clear();
  }
}

function browser() {
  const [events, location] = [new EventTarget(), new URL(HOME)];
  const addEventListener = events.addEventListener.bind(events);
  const goTo = (_state: unknown, _title: string, address: string) => {
    location.href = new URL(address, location).href;
  };
  return {
    location,
    document: { addEventListener, hidden: false },
    history: { pushState: goTo, replaceState: goTo },
    localStorage: new Shelf(),
    navigator: { languages: ["en"] },
    matchMedia: () => ({ matches: false }),
    scrollTo: () => undefined,
    addEventListener,
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
}

export default {
  name: "browser",
  viteEnvironment: "client", // as it is compiled for people, not for a server
  setup(global: object) {
    for (const [name, value] of Object.entries(browser()))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
} satisfies Environment;

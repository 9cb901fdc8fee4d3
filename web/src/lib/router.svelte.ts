/** Where we are: the address is the state, so that every screen can be shared and reloaded. */

export type Screen =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; round: number }
  | { name: "debrief"; table: string; round: number } // talking about a game
  | { name: "review" } // a record from a file
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "choose"; what: "rules" | "learn" } // of which game
  | { name: "settings" }
  | { name: "link"; token: string } // makes this device mine
  | { name: "join"; code: string } // a child comes into the class
  | { name: "class"; token: string } // the teacher’s page
  | { name: "class-debrief" }
  | { name: "class-quiz" } // what the class knew
  | { name: "class-wall" } // for a projector
  | { name: "class-plan" } // how a lesson goes
  | { name: "quiz" }
  | { name: "missing" };

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let place = $state.raw<Place>(here());
addEventListener("popstate", () => (place = here()));
addEventListener("hashchange", () => (place = here()));

export function query(name: string): string | null {
  return place.query.get(name);
}

export function hash(): string {
  return place.hash;
}

/** Go to another address of ours. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place = here();
  if (!replace && !place.hash) scrollTo(0, 0);
}

/** Plain clicks on links to our own screens do not load the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/plain")) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser scrolls there itself
  event.preventDefault();
  go(link.href);
}

const ROUTES: [RegExp, (parts: string[]) => Screen][] = [
  [/^\/$/, () => ({ name: "home" })],
  [/^\/new\/([a-z0-9-]+)$/, ([game = ""]) => ({ name: "new", game })],
  [/^\/t\/([A-Za-z0-9_-]+)$/, ([table = ""]) => ({ name: "table", table })],
  [
    /^\/t\/([A-Za-z0-9_-]+)\/games\/(\d+)$/,
    ([table = "", round = "1"]) => ({ name: "replay", table, round: Number(round) }),
  ],
  [
    /^\/t\/([A-Za-z0-9_-]+)\/games\/(\d+)\/debrief$/,
    ([table = "", round = "1"]) => ({ name: "debrief", table, round: Number(round) }),
  ],
  [/^\/review$/, () => ({ name: "review" })],
  [/^\/rules$/, () => ({ name: "choose", what: "rules" })],
  [/^\/learn$/, () => ({ name: "choose", what: "learn" })],
  [/^\/rules\/([a-z0-9-]+)$/, ([game = ""]) => ({ name: "rules", game })],
  [/^\/learn\/([a-z0-9-]+)$/, ([game = ""]) => ({ name: "learn", game })],
  [/^\/settings$/, () => ({ name: "settings" })],
  [/^\/link\/([A-Za-z0-9_-]+)$/, ([token = ""]) => ({ name: "link", token })],
  [/^\/join$/, () => ({ name: "join", code: "" })],
  [/^\/join\/([A-Za-z0-9_-]+)$/, ([code = ""]) => ({ name: "join", code })],
  [/^\/class$/, () => ({ name: "class", token: "" })],
  [/^\/class\/debrief$/, () => ({ name: "class-debrief" })],
  [/^\/class\/quiz$/, () => ({ name: "class-quiz" })],
  [/^\/class\/wall$/, () => ({ name: "class-wall" })],
  [/^\/class\/plan$/, () => ({ name: "class-plan" })],
  [/^\/quiz$/, () => ({ name: "quiz" })],
  [/^\/class\/([A-Za-z0-9_-]+)$/, ([token = ""]) => ({ name: "class", token })],
];

/** The screen of this address. */
export function screen(): Screen {
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(place.path);
    if (found) return make(found.slice(1));
  }
  return { name: "missing" };
}

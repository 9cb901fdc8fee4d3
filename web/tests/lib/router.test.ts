import { beforeEach, describe, expect, test, vi } from "vitest";
import { follow, go, hash, query, screen, type Screen } from "../../src/lib/router.svelte";

beforeEach(() => go("/"));

test.each<[string, Screen]>([
  ["/", { name: "home" }],
  ["/new/beat-the-quake", { name: "new", game: "beat-the-quake" }],
  ["/t/aB3_-x", { name: "table", table: "aB3_-x" }],
  ["/t/aB3/games/2", { name: "replay", table: "aB3", round: 2 }],
  ["/t/aB3/games/12/debrief", { name: "debrief", table: "aB3", round: 12 }],
  ["/review", { name: "review" }],
  ["/rules", { name: "choose", what: "rules" }],
  ["/learn", { name: "choose", what: "learn" }],
  ["/rules/situation-4", { name: "rules", game: "situation-4" }],
  ["/learn/seismic", { name: "learn", game: "seismic" }],
  ["/settings", { name: "settings" }],
  ["/link/t0k-en_", { name: "link", token: "t0k-en_" }],
  ["/join", { name: "join", code: "" }],
  ["/join/1234", { name: "join", code: "1234" }],
  ["/class", { name: "class", token: "" }],
  ["/class/debrief", { name: "class-debrief" }], // no token is called so
  ["/class/s3cret", { name: "class", token: "s3cret" }],
])("%s", (address, expected) => {
  go(address);
  expect(screen()).toEqual(expected);
});

test.each([
  "/nowhere",
  "/t/",
  "/t/a/b",
  "/t/aB3/games/two",
  "/new/Seismic",
  "/rules/../t/x/y",
  "/settings/x",
])("%s is nowhere", (address) => {
  go(address);
  expect(screen()).toEqual({ name: "missing" });
});

test("what comes after the path does not choose the screen", () => {
  go("/rules/seismic?from=table&empty=#SE-4.2");
  expect(screen()).toEqual({ name: "rules", game: "seismic" });
  expect([query("from"), query("empty"), query("other")]).toEqual(["table", "", null]);
  expect(hash()).toBe("SE-4.2");
});

test("the browser's own way back is followed", () => {
  go("/settings");
  location.href = "http://localhost/learn";
  dispatchEvent(new Event("popstate"));
  expect(screen()).toEqual({ name: "choose", what: "learn" });
});

describe("a click", () => {
  interface Click {
    href?: string;
    target?: string;
    download?: boolean;
    button?: number;
    ctrlKey?: boolean;
    defaultPrevented?: boolean;
  }

  /** Click on a link; whether it is ours to follow. */
  function click({ href = "/settings", target = "", download = false, ...keys }: Click): boolean {
    const { origin, pathname, hash, href: whole } = new URL(href, location.href);
    const hasAttribute = (name: string) => name === "download" && download;
    const link = { origin, pathname, hash, href: whole, target, hasAttribute };
    const preventDefault = vi.fn();
    const event = { button: 0, ...keys, target: { closest: () => link }, preventDefault };
    follow(event as unknown as MouseEvent);
    return preventDefault.mock.calls.length > 0;
  }

  test("on a link of ours goes there without loading the page", () => {
    expect(click({ href: "/rules/seismic#SE-2" })).toBe(true);
    expect(screen()).toEqual({ name: "rules", game: "seismic" });
    expect(hash()).toBe("SE-2");
  });

  test.each<[string, Click]>([
    ["with a key held: it wants a tab of its own", { ctrlKey: true }],
    ["with another button", { button: 1 }],
    ["that somebody has dealt with", { defaultPrevented: true }],
    ["on a link for another tab", { target: "_blank" }],
    ["on something to keep", { download: true }],
    ["on another house", { href: "https://example.org/settings" }],
    ["on what the house answers itself", { href: "/api/v1/me" }],
    ["on a plain page", { href: "/plain/t/x" }],
    ["on a place of this page", { href: "/#top" }],
  ])("%s is the browser's", (_, given) => {
    expect(click(given)).toBe(false);
    expect(screen()).toEqual({ name: "home" });
  });

  test("beside any link is nothing", () => {
    follow({ target: { closest: () => null }, button: 0 } as unknown as MouseEvent);
    expect(screen()).toEqual({ name: "home" });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { Talk } from "../../src/lib/talk.svelte";
import type { Said } from "../../src/protocol";

const said = (...times: number[]): Said[] => times.map((at) => ({ at, seat: 1, name: "Bo", text: "Hello" }));

describe("talk that was not read", () => {
  beforeEach(() => localStorage.clear());

  it("begins with the first thing that is said", () => {
    const talk = new Talk("a");
    talk.begin([]);
    expect(talk.unread(said(10), [0])).toBe(1);
  });

  it("is not what was said before one came", () => {
    const talk = new Talk("a");
    talk.begin(said(10, 20));
    expect(talk.unread(said(10, 20), [0])).toBe(0);
    expect(talk.unread(said(10, 20, 30), [0])).toBe(1);
  });

  it("is what others say, and is read when it is looked at", () => {
    const talk = new Talk("a");
    talk.begin([]);
    expect(talk.unread(said(10), [1])).toBe(0);
    talk.read(said(10));
    expect(talk.unread(said(10), [0])).toBe(0);
  });

  it("is still known after the page was closed", () => {
    const talk = new Talk("a");
    talk.begin(said(10));
    const again = new Talk("a");
    again.begin(said(10, 20));
    expect(again.unread(said(10, 20), [0])).toBe(1);
  });
});

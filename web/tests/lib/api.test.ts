import { afterEach, expect, test, vi } from "vitest";
import { ask, Failure, PATH } from "../../src/lib/api";
import { compiling } from "../../src/lib/compiling.svelte";
import { settings } from "../../src/lib/settings.svelte";

const answer = (text: string, status = 200) => {
  const fetched = vi.fn(
    async (..._given: Parameters<typeof fetch>) => new Response(text || null, { status }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const refused = () => ask("GET", "/me").catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
  settings.language = "en";
});

test("the house is asked in the language of the page, what was asked already kept", async () => {
  settings.language = "fr";
  const fetched = answer("{}");
  await ask("GET", "/tables/x/told?after=3");
  expect(String(fetched.mock.calls[0]?.[0])).toBe(`http://localhost${PATH}/tables/x/told?after=3&lang=fr`);
});

test("a body goes as JSON, and none goes where none is given", async () => {
  const fetched = answer("{}");
  await ask("POST", "/tables", { game: "seismic" });
  await ask("POST", "/class/end");
  const [withBody, without] = fetched.mock.calls.map((call) => call[1]);
  expect(withBody).toMatchObject({
    body: '{"game":"seismic"}',
    headers: { "Content-Type": "application/json" },
  });
  expect(without).not.toHaveProperty("body");
});

test("an answer, and no answer", async () => {
  answer('{"nickname":"Ada"}');
  expect(await ask("GET", "/me")).toEqual({ nickname: "Ada" });
  answer("", 204);
  expect(await ask("DELETE", "/me")).toBeUndefined();
});

test("the house says no in words", async () => {
  answer('{"key":"not-your-turn","text":"It is Ben’s turn.","clause":"SE-3.1"}', 409);
  const failure = await refused();
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({
    key: "not-your-turn",
    message: "It is Ben’s turn.",
    status: 409,
    clause: "SE-3.1",
  });
});

test("the words of a proxy are not the house's", async () => {
  answer("<h1>502 Bad Gateway</h1>", 502);
  expect(await refused()).toMatchObject({ key: "offline", message: "", status: 502 });
});

test("nobody answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await refused()).toMatchObject({ key: "offline", status: 0 });
});

test("a line that is cut in the middle of an answer", async () => {
  const cut = { ok: true, status: 200, text: () => Promise.reject(new TypeError("network error")) };
  vi.stubGlobal("fetch", () => Promise.resolve(cut));
  expect(await refused()).toMatchObject({ key: "offline", status: 0 });
});

test("while rules are compiled the house is asked again, and its words are shown until then", async () => {
  vi.useFakeTimers();
  answer('{"key":"rules-compiling","text":"the rules are being compiled (40 %)"}', 503);
  const asked = ask("POST", "/tables", {});
  await vi.advanceTimersByTimeAsync(0);
  expect(compiling.words).toBe("the rules are being compiled (40 %)");
  answer('{"table":"abc"}', 201);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual({ table: "abc" });
  expect(compiling.words).toBe("");
  vi.useRealTimers();
});

test("who only reads, and too fast, is answered a little later", async () => {
  vi.useFakeTimers();
  const busy = () => new Response('{"key":"too-fast","text":"Slowly!"}', { status: 429 });
  const fetched = vi.fn(async () => (fetched.mock.calls.length < 3 ? busy() : new Response("{}")));
  vi.stubGlobal("fetch", fetched);
  const read = ask("POST", "/replays/told", {});
  const moved = ask("POST", "/commands", {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await read).toEqual({});
  expect(await moved).toMatchObject({ key: "too-fast" });
  vi.useRealTimers();
});

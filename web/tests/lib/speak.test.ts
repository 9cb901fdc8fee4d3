import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../src/lib/connection.svelte";
import { house } from "../../src/lib/house.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/speak";
import { loadWords } from "../../src/lib/words.svelte";

vi.mock("../../src/lib/connection.svelte", () => ({ connection: { restart: vi.fn() } }));
vi.mock("../../src/lib/house.svelte", () => ({ house: { sayAgain: vi.fn() } }));
vi.mock("../../src/lib/words.svelte", () => ({ loadWords: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(house.sayAgain).mockResolvedValue();
  settings.language = "en";
});

test("the words are there before the language changes, and the house is asked anew", async () => {
  let before: string | null = null;
  vi.mocked(loadWords).mockImplementation(async () => {
    before = settings.language;
  });
  await speak("fr");
  expect(before).toBe("en");
  expect(settings.language).toBe("fr");
  expect(connection.restart).toHaveBeenCalledOnce();
  expect(house.sayAgain).toHaveBeenCalledOnce();
});

test("who speaks it already fetches nothing", async () => {
  await speak("en");
  expect(loadWords).not.toHaveBeenCalled();
  expect(connection.restart).not.toHaveBeenCalled();
});

test("words that cannot be fetched leave everything as it is", async () => {
  vi.mocked(loadWords).mockRejectedValue(new Error("offline"));
  await expect(speak("fr")).rejects.toThrow("offline");
  expect(settings.language).toBe("en");
  expect(connection.restart).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../../src/lib/storage";

/** The settings of a page that is opened now. */
async function opened(languages = ["en"], prefersStill = false) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersStill }));
  return import("../../src/lib/settings.svelte");
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [["fr"], "fr"],
  [["fr-CH", "en"], "fr"],
  [["EN-gb", "fr"], "en"],
  [["de", "fr", "en"], "fr"], // before English, for who wants it before English
  [["de", "en", "fr"], "en"],
  [["frr", "de"], "en"], // North Frisian is no French
  [["ne-NP"], "ne"],
  [["new", "en"], "en"], // Newari is no Nepali
  [["de"], "en"],
  [[], "en"],
])("who asks for %j is spoken to in %s", async (languages, language) => {
  expect((await opened(languages)).settings.language).toBe(language);
});

test("what was chosen stays chosen, and what is new has its usual value", async () => {
  remember("settings", { language: "fr", sound: false });
  const { settings } = await opened(["en"]);
  expect(settings).toMatchObject({ language: "fr", sound: false, confirm: true, theme: "system" });
});

test("a language that is not there any more gives way to one that the browser asks for", async () => {
  remember("settings", { language: "tlh" });
  expect((await opened(["fr"])).settings.language).toBe("fr");
});

test.each([
  ["system", false, false],
  ["system", true, true],
  ["full", true, false], // chosen here, against the system
  ["reduced", false, true],
])("with motion %s, where the system prefers stillness: %j", async (motion, prefersStill, isStill) => {
  remember("settings", { motion });
  expect((await opened(["en"], prefersStill)).isStill()).toBe(isStill);
});

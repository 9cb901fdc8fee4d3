import { expect, test } from "vitest";
import { ABOUT, aboutOf, ENGLISH } from "../../src/lib/languages";
import { loadWords, t } from "../../src/lib/words.svelte";

const FOLDERS = Object.keys(import.meta.glob("../../../src/ludotheque/words/*/language.json"));

test("each folder of words is a language, and English is the first", () => {
  expect(Object.keys(ABOUT)).toHaveLength(FOLDERS.length);
  expect(Object.keys(ABOUT)[0]).toBe(ENGLISH);
  expect(aboutOf("ne").name).toBe("नेपाली");
});

test.each(Object.keys(ABOUT))("the words of %s can be fetched", async (language) => {
  await loadWords(language);
  expect(t("web-nav-rules")).not.toBe("");
});

test("a language that is not there is a fault of ours", () => {
  expect(() => aboutOf("tlh")).toThrow("tlh");
});

const KNOWN = Object.values(ABOUT).filter(
  (about) => Intl.NumberFormat.supportedLocalesOf(about.locale).length > 0,
);

test.each(KNOWN)(
  "the digits of $name are those that a browser which knows it writes",
  ({ locale, digits }) => {
    const format = new Intl.NumberFormat(locale, { useGrouping: false });
    expect(format.format(9_876_543_210)).toBe([...(digits ?? "0123456789")].reverse().join(""));
  },
);

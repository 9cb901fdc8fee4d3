/** The languages there are: each is a folder of words, with what is peculiar to it. engine/languages.py tells of it. */

export interface About {
  name: string;
  /** How `Intl` writes numbers, where the browser knows it. */
  locale: string;
  complete: boolean;
  /** From 0 to 9, where they are not 0123456789. */
  digits?: string;
  font?: { family: string; range: string };
  /** That no native reader has gone through its words, in it and in English. */
  unchecked?: [string, string];
}

const FOLDERS = import.meta.glob<About>("../../../src/ludotheque/words/*/language.json", {
  import: "default",
  eager: true,
});
const FONTS = import.meta.glob<string>("../../../src/ludotheque/words/*/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The folder of words that a file lies in. */
export const languageOf = (path: string): string => /\/words\/([^/]+)\//.exec(path)?.[1] ?? "";

export const ENGLISH = "en"; // first of all: what another language lacks is said in it

export const ABOUT: Record<string, About> = Object.fromEntries(
  Object.entries(FOLDERS)
    .map(([path, about]): [string, About] => [languageOf(path), about])
    .sort(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1)),
);

export function aboutOf(language: string): About {
  const found = ABOUT[language];
  if (found === undefined) throw new Error(`no language ${language}`);
  return found;
}

const weightOf = (path: string): string => (path.includes("SemiBold") ? "600 900" : "100 500");

/** Let the browser know of the fonts of all languages; it fetches one where its letters are shown. */
export function knowFonts(): void {
  const families = Object.values(ABOUT).flatMap(({ font }) => (font ? [JSON.stringify(font.family)] : []));
  if (families.length > 0)
    document.documentElement.style.setProperty("--face-languages", families.join(", "));
  for (const [path, address] of Object.entries(FONTS)) {
    const { font } = aboutOf(languageOf(path));
    if (font === undefined) throw new Error(`whose font is ${path}?`);
    const options: FontFaceDescriptors = {
      weight: weightOf(path),
      unicodeRange: font.range,
      display: "swap",
    };
    document.fonts.add(new FontFace(font.family, `url(${address})`, options));
  }
}

/** The fonts of a language as a style sheet that holds them: for a picture that may fetch nothing. */
export async function fontsWithin(language: string): Promise<string> {
  const { font } = aboutOf(language);
  if (font === undefined) return "";
  const found = Object.entries(FONTS).filter(([path]) => languageOf(path) === language);
  const faces = found.map(async ([path, address]) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return (
      `@font-face{font-family:"${font.family}";font-weight:${weightOf(path)};`
      + `src:url(data:font/woff2;base64,${text})}`
    );
  });
  return (await Promise.all(faces)).join("");
}

/**
 * Fetch the letters of a language before its words are shown: Chromium leaves boxes in some places where they come
 * later. If they cannot be fetched, the words are shown in what letters the device has.
 */
export async function loadFonts(language: string): Promise<void> {
  const { name, font } = aboutOf(language);
  if (font === undefined) return;
  const wanted = ["400", "600"].map((weight) => document.fonts.load(`${weight} 1em "${font.family}"`, name));
  await Promise.allSettled(wanted);
}

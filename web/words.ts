import type { Plugin } from "vite";

const FIRST = /[\\/]words[\\/]([^\\/]+)[\\/]web\.ftl\?words$/;

/**
 * All words of the client in one language, those of the games too, as one module: `words/<language>/web.ftl?words`.
 * So the client finds its languages by their folders, and fetches one file for each.
 */
export const words: Plugin = {
  name: "words",
  enforce: "pre",
  load(id) {
    const language = FIRST.exec(id)?.[1];
    if (language === undefined) return undefined;
    const files = [
      `./{web*,bots,lists}.ftl`,
      `../../games/*/words/${language}/{web*,bots,names,options}.ftl`,
    ];
    const options = { query: "?raw", import: "default", eager: true };
    const found = `import.meta.glob(${JSON.stringify(files)}, ${JSON.stringify(options)})`;
    return { code: `export default Object.values(${found});`, moduleType: "js" };
  },
};

/** What a file of the build is called: that of a language by its language. */
export function nameOf(chunk: { name: string; facadeModuleId?: string | null }): string {
  const language = FIRST.exec(chunk.facadeModuleId ?? "")?.[1];
  return language === undefined ? chunk.name : `words-${language}`;
}

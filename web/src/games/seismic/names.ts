/** What tiles are called, in the words that the terminal uses too. */

import { t } from "../../lib/words.svelte";
import { valueOf } from "./geometry";

export function tileName(code: string): string {
  if (code === "town") return t("town");
  if (code.startsWith("q")) return t("quake-tile", { magnitude: Number(code[1]) });
  return code.startsWith("+") ? t("intersection", { value: valueOf(code) }) : t(`shape-${code}`);
}

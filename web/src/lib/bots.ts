import type { GameKind } from "../protocol";
import { hasWords, t } from "./words.svelte";

/** A bot by its level and name. */
export function botLevel(kind: GameKind, bot: string): string {
  return t("web-bot-level", { level: kind.bots.indexOf(bot) + 1, bot: botName(bot) });
}

/** Its name; some are words, and are said in the language of the page. */
export function botName(bot: string): string {
  const id = `web-bot-name-${bot}`;
  return hasWords(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How a bot plays, where we have words for that. */
export function botManner(bot: string): string {
  const id = `web-bot-about-${bot}`;
  return hasWords(id) ? t(id) : "";
}

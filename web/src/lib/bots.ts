import type { GameKind, SeatShown, Shown } from "../protocol";
import { hasWords, t } from "./words.svelte";

/** A bot by its level and name. */
export function botLevel(kind: GameKind, bot: string): string {
  return t("web-bot-level", { level: kind.bots.indexOf(bot) + 1, bot: botName(bot) });
}

/** Its name, in the language of the page; the house has one for every bot of its own. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return hasWords(id) ? t(id) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How a bot plays, where we have words for that; in slow war quick hands are worth nothing. */
export function botManner(game: string, bot: string, isSlow = false): string {
  const id = `bot-${bot}-${game}${isSlow ? "-slow" : ""}`;
  return hasWords(id) ? t(id) : "";
}

const NUMBERED = / \d+$/;

/**
 * What a bot at a table is called: one of the house has a name in every language, and a number if there are several
 * of its level.
 */
function called(bot: string, name: string): string {
  return hasWords(`bot-${bot}`) ? botName(bot) + (NUMBERED.exec(name)?.[0] ?? "") : name;
}

/** Who sits there. */
export function seatName(seat: SeatShown): string {
  return seat.kind !== "bot" || seat.bot === undefined
    ? (seat.name ?? "")
    : called(seat.bot, seat.name ?? "");
}

/** Who played; `bots` says which seats were those of bots. */
export function playerNames({ players, bots }: { players: string[]; bots: (string | null)[] }): string[] {
  return players.map((name, seat) => (bots[seat] == null ? name : called(bots[seat], name)));
}

/** The same table, with the names of its bots in the language of the page. */
export function withNames(shown: Shown): Shown {
  if (shown.seats.every((seat) => seat.kind !== "bot")) return shown;
  return {
    ...shown,
    seats: shown.seats.map((seat) => (seat.kind === "bot" ? { ...seat, name: seatName(seat) } : seat)),
  };
}

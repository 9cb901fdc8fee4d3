/** One click, and the game begins: a table against a bot of the house. */

import { partsOf } from "../games/registry";
import type { GameKind } from "../protocol";
import { house } from "./house.svelte";
import { go } from "./router.svelte";
import { recall, remember } from "./storage";

const opponents = $state<Record<string, string>>(recall("opponents", {}));

/** The bot chosen last, or the usual one. */
export function opponentIn(kind: GameKind): string {
  const chosen = opponents[kind.game];
  return chosen !== undefined && kind.bots.includes(chosen) ? chosen : kind.usual;
}

export function chooseOpponent(game: string, bot: string): void {
  opponents[game] = bot;
  remember("opponents", $state.snapshot(opponents));
}

/** Open a table against that bot, for two if the game is, and go there; Failure if the house refuses. */
export async function playNow(game: string): Promise<void> {
  await house.comeIn();
  const kind = house.offer?.games.find((one) => one.game === game);
  const bot = kind === undefined ? "" : opponentIn(kind);
  const other = bot ? { kind: "bot" as const, bot } : { kind: "bot" as const };
  const count = kind === undefined || kind.seats.includes(2) ? 2 : Math.min(...kind.seats);
  const seats = [{ kind: "me" as const }, ...Array.from({ length: count - 1 }, () => other)];
  go(`/t/${await house.open({ game, seats, options: partsOf(game).quick?.options ?? {} })}`);
}

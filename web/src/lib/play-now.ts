/** One click, and the game begins: a table against a bot of the house. */

import { house } from "./house.svelte";
import { go } from "./router.svelte";
import { recall } from "./storage";

/** Open a table against the bot chosen last, or else the strongest, and go there; Failure if the house refuses. */
export async function playNow(game: string, options: Record<string, unknown> = {}): Promise<void> {
  await house.comeIn();
  const bots = house.offer?.games.find((kind) => kind.game === game)?.bots ?? [];
  const chosen = recall<Record<string, string>>("opponents", {})[game];
  const bot = chosen !== undefined && bots.includes(chosen) ? chosen : bots.at(-1);
  const seats = [{ kind: "me" as const }, bot === undefined ? { kind: "bot" as const } : { kind: "bot" as const, bot }];
  go(`/t/${await house.open({ game, options, seats })}`);
}

import type { Clock } from "../protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** A clock in words. */
export function describeClock(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("web-clock-none");
    case "move":
      return t("web-clock-move", { seconds: clock.seconds });
    case "bank":
      return t("web-clock-bank", {
        minutes: Math.round(clock.seconds / 6) / 10,
        increment: clock.increment ?? 0,
      });
    case "days":
      return t("web-clock-correspondence", { days: clock.days });
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const LONG_AGO = 7 * 86_400_000;

/** When something was, as people say it: "5 minutes ago", and after a week its date. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past >= LONG_AGO) return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, "second");
}

import type { Clock, Times } from "../protocol";
import { numeral } from "./numbers";
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

/** Whole seconds that a seat has left: the last one lasts until nothing is left. `runs`: its clock goes on since. */
export function secondsLeft(times: Times, seat: number, now: number, runs: boolean): number {
  const gone = runs ? Math.max(0, now - times.at) : 0;
  return Math.ceil(Math.max(0, (times.left[seat] ?? 0) - gone) / 1000);
}

/** Seconds that run out, as people read them: 0:20, 1:02:03, and days in words. */
export function countdown(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t("web-clock-days", { count: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return numeral(`${hours}:${two(minutes)}:${two(seconds % 60)}`);
  return numeral(`${minutes}:${two(seconds % 60)}`);
}

const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000];
type Unit = "day" | "hour" | "minute" | "second";

/** So many of a unit: 2 minutes. */
const amount = (count: number, unit: Unit): string => t(`web-time-${unit}`, { count });

/** A time on a clock as people say it, for those who hear it: 2 minutes, 3 seconds. Of days, days and hours. */
export function spoken(milliseconds: number): string {
  const time = 100 * Math.floor(milliseconds / 100);
  const amounts: [number, Unit][] = [
    [Math.floor(time / DAY), "day"],
    [Math.floor(time / HOUR) % 24, "hour"],
    [Math.floor(time / MINUTE) % 60, "minute"],
    [(time % MINUTE) / 1000, "second"],
  ];
  const told = amounts
    .slice(0, time >= DAY ? 2 : undefined)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => amount(count, unit));
  const last = told.pop() ?? amount(0, "second");
  return told.length === 0 ? last : t("web-time-and", { first: told.join(", "), last });
}

const UNITS: [Unit, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];
const LONG = HOUR; // milliseconds from which on a wait is told of

/** How long something has lasted, "2 hours" or "3 days"; empty: not long. */
export function lasting(since: number, now: number): string {
  const found = UNITS.find(([, length]) => now - since >= Math.max(length, LONG));
  if (found === undefined) return "";
  const [unit, length] = found;
  return amount(Math.floor((now - since) / length), unit);
}

const LONG_AGO = 7 * DAY;

/** When something was, as people say it: "5 minutes ago", and after a week its date. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past >= LONG_AGO) return date(new Date(at));
  const found = UNITS.find(([, length]) => past >= length);
  if (found === undefined) return t("web-ago-now");
  const [unit, length] = found;
  const count = Math.floor(past / length);
  return unit === "day" && count === 1 ? t("web-ago-yesterday") : t("web-ago", { time: amount(count, unit) });
}

const date = (day: Date): string =>
  t("day", { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() });

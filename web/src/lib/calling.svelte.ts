/** It is your turn, and you look elsewhere: the mark on the tab, and, for who wants them, notices and vibration. */

import badged from "../icons/turn.svg?url";
import { settings } from "./settings.svelte";

const BUZZ = [120, 80, 120]; // milliseconds: on, off, on

class Eyes {
  /** Whether somebody may be looking at this page. */
  areHere = $state(true);

  constructor() {
    const look = () => (this.areHere = !document.hidden && document.hasFocus());
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
  }
}

export const eyes = new Eyes();

/** What the browser says to notices; it is asked only when somebody switches them on. */
export const mayAsk = (): boolean => typeof Notification !== "undefined";

/** Switch notices on or off; whether it was done. */
export async function switchNotices(on: boolean): Promise<boolean> {
  settings.notices = on && mayAsk() && (await Notification.requestPermission()) === "granted";
  return settings.notices === on;
}

/** Tell somebody who looks elsewhere. */
export function call(title: string, about: string, table: string): void {
  if (!settings.notices || eyes.areHere) return;
  navigator.vibrate?.(BUZZ);
  if (!mayAsk() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: about, tag: table, icon: badged });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices of installed pages alone: the mark on the tab has to do.
  }
}

/** Put the mark on the tab, or take it off. */
export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  link.dataset.plain ??= link.href;
  link.href = on ? badged : link.dataset.plain;
}

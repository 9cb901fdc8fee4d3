/** What is asked over HTTP. */

import type {
  Enter,
  GameCard,
  Games,
  Hint,
  HouseShown,
  Me,
  NewTable,
  OneTimeLink,
  Preview,
  Phrases,
  Problem,
  Tables,
  TableCard,
  Whole,
} from "../protocol";
import { VERSION } from "../protocol";
import { compiling, KEY as COMPILING } from "./compiling.svelte";
import { settings } from "./settings.svelte";

export const PATH = `/api/v${VERSION}`;

/** The house said no, in words; or it could not be reached (`key` is then `offline`). */
export class Failure extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status = 0,
    readonly clause?: string,
  ) {
    super(text);
  }
}

/** A game as a file, as far as we look into it. */
export type Recorded = Record<string, unknown> & {
  game: string;
  options: Record<string, unknown>;
  players: string[];
  moves: unknown[];
  meta?: { bots?: (string | null)[] };
  result?: { scores: number[]; winners: number[] };
};

/** Ask the house; Failure if it says no. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await askText(method, path, body);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

const PAUSES = [1_000, 2_000, 4_000]; // milliseconds: who only reads, and fast, waits without a word

/** Whether nothing changes by it, however often it is asked. */
const isReading = (method: string, path: string): boolean => method === "GET" || path.startsWith("/replays");

/**
 * What the house says, as it is. While it compiles the rules that this needs it is asked again, and so is what is
 * only to be read, if it was asked too fast.
 */
export async function askText(method: string, path: string, body?: unknown, tries = 0): Promise<string> {
  try {
    return await askOnce(method, path, body);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const pause = PAUSES[tries];
    if (error.key === "too-fast" && pause !== undefined && isReading(method, path)) {
      await new Promise((again) => setTimeout(again, pause));
      return await askText(method, path, body, tries + 1);
    }
    if (error.key !== COMPILING) throw error;
    await new Promise<void>((again) => compiling.wait(error.message, again));
    return await askText(method, path, body).finally(() => compiling.over());
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<string> {
  const address = new URL(PATH + path, location.origin);
  address.searchParams.set("lang", settings.language);
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, request);
    text = await response.text(); // the line may be cut in the middle of an answer
  } catch {
    throw new Failure("offline", "");
  }
  if (!response.ok) throw problemIn(text, response.status);
  return text;
}

function problemIn(text: string, status: number): Failure {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Failure(problem.key, problem.text, status, problem.clause);
  } catch {
    return new Failure("offline", "", status); // a proxy's own words, not the house's
  }
}

export const enter = (body: Enter) => ask<Me>("POST", "/enter", body);
export const me = () => ask<Me | undefined>("GET", "/me");
export const rename = (nickname: string) => ask<Me>("PATCH", "/me", { nickname });
export const forgetMe = () => ask<void>("DELETE", "/me");
export const forgetOthers = () => ask<void>("DELETE", "/me/others");
export const makeLink = () => ask<OneTimeLink>("POST", "/me/link");
export const useLink = (token: string) => ask<Me>("POST", "/link", { token });
export const house = () => ask<HouseShown>("GET", "/house");
export const phrases = async () => (await ask<Phrases>("GET", "/phrases")).phrases;
export const openTable = (table: NewTable) => ask<Whole>("POST", "/tables", table);
export const publicTables = async (): Promise<TableCard[]> => (await ask<Tables>("GET", "/tables")).tables;
export const myTables = async (): Promise<TableCard[]> => (await ask<Tables>("GET", "/me/tables")).tables;
export const myGames = () => ask<Games>("GET", "/me/games");
export const gamesOf = async (table: string): Promise<GameCard[]> =>
  (await ask<Games>("GET", `/tables/${table}/games`)).games;
export const hint = (table: string, seat?: number) =>
  ask<Hint>("POST", `/tables/${table}/hint${seat === undefined ? "" : `?seat=${seat}`}`);
export const preview = (table: string, move: string) =>
  ask<Preview>("GET", `/tables/${table}/preview?move=${encodeURIComponent(move)}`);
export const record = (table: string, round: number) =>
  ask<Recorded>("GET", `/tables/${table}/games/${round}/record`);

/** What is to be seen of a move, frame after frame, and what was done since one's own turn. No clock, no screen. */

import type { Happening as AnyHappening } from "../../lib/table.svelte";
import type { ToldEvent } from "../../protocol";
import { quakeOf, type Quake } from "./quakes";
import type { SectionShown, SeismicView, TileShown } from "./shown";

export type Happening = AnyHappening<SeismicView>;

/** A tile on its way to a cell. */
export interface Flight {
  tile: TileShown;
  cell: string;
  /** Where it comes from: its slot in the tray; null: it lies there already, and is turned. */
  slot: number | null;
  /** By how many sixths of a turn it is turned on its way, clockwise if more than none. */
  turns: number;
}

/** What is to be seen for a while. */
export interface Frame {
  view: SeismicView;
  /** Milliseconds, at the usual pace. */
  time: number;
  flight?: Flight;
  /** The cell on which a tile has just come down. */
  landed?: string;
  /** The crew that has just been put: its cell and fragment. */
  dropped?: string;
  /** Slots of the tray with a new tile. */
  dealt?: number[];
  quake?: Quake;
}

/** Milliseconds. */
export const TIMES = { fly: 750, turn: 600, land: 220, drop: 380, deal: 260 } as const;
/** Milliseconds from one tile that falls to the next. */
export const FALL = 420;

/** Milliseconds that something is pointed out where nothing flies. */
export const AGAIN = 1600;

const NOTHING_FALLS = 1600; // milliseconds, to be read all the same

export const timeOf = (quake: Quake): number => Math.max(NOTHING_FALLS, FALL * (quake.fallen.length + 2));

/** The shorter way round: between half a turn back and half a turn on. */
export const turnsTo = (from: number, to: number): number => ((((to - from + 2) % 6) + 6) % 6) - 2;

/** The frames of a move; the last one shows what is there after it. A move of one's own has been seen already. */
export function framesOf(happening: Happening, isOwn: boolean): Frame[] {
  const [before, after] = [happening.before.view, happening.after.view];
  if (after === undefined) return [];
  const frames = before === undefined || isOwn ? [] : movesOf(before, happening.move ?? "");
  const quake = quakeOf(happening);
  const last: Frame = { view: after, time: 0 };
  if (quake) {
    last.quake = quake;
    last.time = timeOf(quake);
  } else if (before !== undefined) {
    const dealt = dealtOf(frames.at(-1)?.view.face_up ?? before.face_up, after.face_up);
    if (dealt.length > 0) Object.assign(last, { dealt, time: TIMES.deal });
  }
  return [...frames, last];
}

function movesOf(before: SeismicView, move: string): Frame[] {
  const [verb, one = "", two = "", three = ""] = move.split(" ");
  const lying = (cell: string, tile: TileShown, view = before): SeismicView => ({
    ...view,
    tiles: { ...view.tiles, [cell]: tile },
  });
  if (verb === "place") {
    const tile = { shape: one, rotation: Number(three), crews: {} };
    const slot = before.face_up.indexOf(one);
    const { asks: _, placed: __, ...rest } = before;
    const taken = { ...rest, face_up: before.face_up.map((code, place) => (place === slot ? "" : code)) };
    const flight = { tile, cell: two, slot, turns: turnsTo(0, tile.rotation) };
    return [
      { view: taken, time: TIMES.fly, flight },
      { view: lying(two, tile, taken), time: TIMES.land, landed: two },
    ];
  }
  if (verb === "crew" && one !== "-" && before.placed !== undefined) {
    const tile = before.tiles[before.placed];
    if (tile === undefined) return [];
    const crews = { ...tile.crews, [one]: before.turn };
    const crews_left = before.crews_left.map((left, seat) => (seat === before.turn ? left - 1 : left));
    const view = { ...lying(before.placed, { ...tile, crews }), crews_left };
    return [{ view, time: TIMES.drop, dropped: `${before.placed} ${one}` }];
  }
  if (verb === "turn" && one !== "-") {
    const tile = before.tiles[one];
    if (tile === undefined) return [];
    return [{ view: before, time: TIMES.turn, flight: turning(tile, one, Number(two)) }];
  }
  return [];
}

/** SE-7.3 A tile that is turned where it lies; its crews turn with it. */
function turning(tile: TileShown, cell: string, rotation: number): Flight {
  const by = (rotation - tile.rotation + 6) % 6;
  const around = (text: string) => [...text].map((side) => (Number(side) + by) % 6).sort();
  const crews = Object.fromEntries(
    Object.entries(tile.crews).map(([text, seat]) => [around(text).join(""), seat]),
  );
  const turned = { shape: tile.shape, rotation, crews };
  return { tile: turned, cell, slot: null, turns: turnsTo(tile.rotation, rotation) };
}

/** Which slots of the tray hold a tile that was not there before. */
export function dealtOf(before: readonly string[], after: readonly string[]): number[] {
  const known = [...before];
  return after.flatMap((code, place) => {
    const found = known.indexOf(code);
    if (found < 0) return [place];
    known.splice(found, 1);
    return [];
  });
}

// What has happened since one's own turn

/** Something that was done, small enough for a thumbnail; `frame` shows it again. */
export interface Deed {
  key: string;
  seat: number;
  kind: "place" | "turn" | "quake";
  /** The tile as it came to lie there, with its crews. */
  tile?: TileShown;
  cell?: string;
  magnitude?: number;
  fallen?: number;
  frame: Omit<Frame, "view">;
}

const MOST = 60; // events that are kept, where nobody here plays

/** What has happened since the last move of these seats, and that move; what was taken back has not. */
export function eventsSince(
  before: readonly Happening[],
  latest: Happening,
  seats: readonly number[],
): Happening[] {
  const { kind, seat, after } = latest;
  if (kind !== "moved") return after.moves === latest.before.moves ? [...before] : [];
  return seat !== undefined && seats.includes(seat) ? [latest] : [...before, latest].slice(-MOST);
}

/** What was done since one's own turn, after this has happened too. */
export function deedsAfter(deeds: readonly Deed[], happening: Happening, seats: readonly number[]): Deed[] {
  const { move = "", number, seat } = happening;
  const before = happening.before.view;
  if (seat === undefined || before === undefined) return [...deeds];
  const isOwn = seats.includes(seat);
  const found = isOwn ? [] : [...deeds];
  const [verb, one = "", two = ""] = move.split(" ");
  const frame = movesOf(before, move)[0];
  if (!isOwn && frame?.flight) {
    const { flight, time } = frame;
    const cell = verb === "place" ? two : one;
    const kind = verb === "place" ? "place" : "turn";
    found.push({ key: `${number} ${kind}`, seat, kind, tile: flight.tile, cell, frame: { time, flight } });
  } else if (!isOwn && verb === "crew" && one !== "-") {
    const place = found.findLastIndex((deed) => deed.kind === "place" && deed.cell === before.placed);
    const deed = found[place];
    if (deed?.tile) found[place] = withCrew(deed, deed.tile, one);
  }
  const quake = quakeOf(happening);
  if (quake)
    found.push({
      key: `${number} quake`,
      seat,
      kind: "quake",
      magnitude: Math.max(0, ...quake.magnitudes),
      fallen: quake.fallen.length,
      frame: { time: timeOf(quake), quake },
    });
  return found;
}

/**
 * The same from what the house tells of the game so far, for who comes back: of a quake what was drawn.
 * `moves`: so many have been played and not been taken back.
 */
export function deedsTold(
  story: readonly ToldEvent[],
  moves: number,
  seats: readonly number[],
  view: SeismicView,
): Deed[] {
  const played = stillPlayed(story, moves);
  const own = played.findLastIndex(({ seat }) => seat !== undefined && seats.includes(seat));
  const found: Deed[] = [];
  for (const { number, seat, move = "", drawn = [] } of played.slice(Math.max(0, own))) {
    if (seat === undefined) continue;
    const isOwn = seats.includes(seat);
    const [verb, one = "", two = "", three = ""] = move.split(" ");
    const key = `${number} ${verb}`;
    const lies = view.tiles[one];
    if (!isOwn && verb === "place") {
      const tile = { shape: one, rotation: Number(three), crews: {} };
      const flight = { tile, cell: two, slot: 0, turns: turnsTo(0, tile.rotation) };
      found.push({ key, seat, kind: "place", tile, cell: two, frame: { time: TIMES.fly, flight } });
    } else if (!isOwn && verb === "crew" && one !== "-") {
      const place = found.findLastIndex((deed) => deed.kind === "place" && deed.seat === seat);
      const deed = found[place];
      if (deed?.tile) found[place] = withCrew(deed, deed.tile, one);
    } else if (!isOwn && verb === "turn" && lies !== undefined) {
      const flight = { tile: lies, cell: one, slot: null, turns: 1 };
      found.push({ key, seat, kind: "turn", tile: lies, cell: one, frame: { time: TIMES.turn, flight } });
    }
    const quakes = drawn.filter((kind) => kind?.startsWith("q")).map((kind) => Number(kind?.[1]));
    if (quakes.length > 0)
      found.push({
        key: `${number} quake`,
        seat,
        kind: "quake",
        magnitude: Math.max(...quakes),
        cell: view.towns[0] ?? "",
        frame: { time: AGAIN, landed: view.towns[0] ?? "" },
      });
  }
  return found;
}

/** The moves of which so many have been played: what was taken back is told of as well. */
function stillPlayed(story: readonly ToldEvent[], moves: number): ToldEvent[] {
  const found: ToldEvent[] = [];
  let least = moves + 1;
  for (const one of story.toReversed()) {
    if (one.moves === undefined || one.moves >= least) continue;
    least = one.moves;
    found.push(one);
  }
  return found.reverse();
}

function withCrew(deed: Deed, before: TileShown, fragment: string): Deed {
  const tile = { ...before, crews: { ...before.crews, [fragment]: deed.seat } };
  const { flight } = deed.frame;
  return { ...deed, tile, frame: { ...deed.frame, ...(flight && { flight: { ...flight, tile } }) } };
}

// The end

/** A section that is counted, and what every seat has then. */
export interface Counted {
  section: SectionShown;
  totals: number[];
}

/** SE-6.4 All that counts, the least first, with running totals. */
export function countOf(sections: readonly SectionShown[], seats: number): Counted[] {
  let totals = Array.from({ length: seats }, () => 0);
  return sections
    .filter((one) => one.complete && one.owners.length > 0 && one.points > 0)
    .sort((one, other) => one.points - other.points)
    .map((section) => {
      totals = totals.map((points, seat) => points + (section.owners.includes(seat) ? section.points : 0));
      return { section, totals };
    });
}

const LONG = 14_000; // milliseconds that a count takes at most

/** Milliseconds for each of so many sections: what is worth most, which comes last, has more time. */
export function timeToCount(place: number, count: number): number {
  const most = Math.min(1300, LONG / Math.max(1, count));
  return Math.round(most * (place >= count - 3 ? 1.25 : 0.9));
}

/** What every game's board is given, at a table, in a replay and in a lesson. It knows no rule. */

import type { Component } from "svelte";
import type { Failure } from "../lib/api";
import type { Order } from "../lib/connection.svelte";
import type { Lit } from "../lib/lighting.svelte";
import type { HandSeen, Happening } from "../lib/table.svelte";
import type { Hand, Lens, Preview, ReplayStep, Shown, Told, ToldEvent } from "../protocol";
import type { Course } from "./lessons";

type Any = Record<string, unknown>;

/** The position in words, with what only the rules of a game can tell of it. */
export type ToldOf<Details> = Omit<Told, "details"> & { details: Details };

/** The table while something is acted out: what lies on it, and who is waited for. */
export interface Acted<View = Any> {
  view: View;
  to_move: number[];
  /** All is acted out up to this event, and can be told; left out: nothing is told before the board is through. */
  number?: number;
  /** The end is being counted: what the house tells of it is needed for that, and nobody has won yet. */
  isEnd?: boolean;
}

/** What a hint has on the board. */
export interface Advised {
  moves: readonly string[];
  eyed: string | null;
}

/** A game's own board says what its views and details are: those of `shown.ts`. */
export interface BoardProps<View = Any, Details = Any> {
  /** What is shown now. Its `legal` is what can be played; without it the board is only looked at. */
  shown: Shown;
  /** What lies on the table, as the game shows it. */
  view: View;
  /** What has just happened, to be acted out; null: nothing, or the board came whole. */
  happening: Happening<View> | null;
  /** The position in words, and what only the rules can tell of it; null until it is there. */
  told: ToldOf<Details> | null;
  /** What has happened in this game so far, for who comes back; left out: it is seen elsewhere. */
  story?: readonly ToldEvent[];
  /** A move is on its way. */
  busy: boolean;
  /** Play a move; whether it was. */
  play: (move: string) => Promise<boolean>;
  /** The table that is played at. */
  table?: string;
  /** Ask something of the house; what it said if it refused. The board itself tells of that. */
  ask?: (order: Order) => Promise<Failure | null>;
  /** Let partners see what we hold. */
  hand?: (hand: Omit<Hand, "type" | "table">) => void;
  /** What partners hold, by seat. */
  hands?: ReadonlyMap<number, HandSeen>;
  /** Say something to those who do not see it. */
  announce: (text: string) => void;
  /**
   * The board acts out what has happened, and shows this until it has; null: what is. Nothing should be told
   * before. `waiting`: all is acted out but the last card of this event, which waits for us to turn it.
   */
  pace?(acted: Acted<View> | null, waiting?: number): void;
  /** In a replay of a game with its own time, where the glow of what was played is asked for: that, and when it is. */
  past?: { steps: ReplayStep[]; moment: number } | undefined;
  /** In a replay: all moves up to this position, however one came there. */
  played?: readonly string[] | undefined;
  /** The address of the page for talking about this game, once it is over. */
  debrief?: string | undefined;
  /** A move of a hint, to be shown on the board and not yet played; another `count` shows it again. */
  hinted?: { move: string; count: number } | undefined;
  /** The moves of a hint while it is open, the best first, to be drawn; `eyed` is the one pointed at. */
  advised?: Advised | undefined;
  /** In a review: the move that was played here and the one preferred, to be drawn. */
  compared?: { played: string; preferred: string } | undefined;
  /** What the game's lens shows of this position, where there is one and the host has not put it away. */
  lens?: (() => Promise<Lens>) | undefined;
  /** What a legal move would bring, where one may play. */
  preview?: ((move: string) => Promise<Preview>) | undefined;
  /** The picture that the house draws of this position, as SVG. */
  picture?: (() => Promise<string>) | undefined;
  /** What a sentence speaks of that is pointed at: it is lit, and brought into sight where that is sought. */
  lit?: Lit | undefined;
  /** Codes of what is pointed at on the board: sentences that speak of it are marked. */
  over?: ((codes: readonly string[]) => void) | undefined;
  /** What a lesson speaks of, in the game's own terms; of Seismic the cell and fragment of a section. */
  point?: string | undefined;
}

/** What a seat would have if the game ended now, as far as we may know it. */
export interface Standing {
  points: number;
  /** There is more in a hand that we do not see. */
  isMore: boolean;
}

/** What the page for talking about a game is given. */
export interface DebriefProps<Details = Any> {
  options: Record<string, unknown>;
  players: string[];
  result: { scores: number[]; winners: number[] } | undefined;
  /** The last position in words. */
  told: ToldOf<Details>;
}

/** What a game shows of a table on the wall is given. */
export interface WallProps<View = Any> {
  /** A spectator’s. */
  view: View;
  /** They say which cards there are. */
  options: Record<string, unknown>;
}

/** What explains the options of a game is given, below them. */
export interface ExplainedProps {
  /** As in a record. */
  options: Record<string, unknown>;
}

/** What a board is given of its game is as `shown.ts` says: the house makes both, and a law compares them. */
export type Board = Component<BoardProps>;

/** Small pictures beside the codes in the rules. */
export interface Glyphs {
  is: (code: string) => boolean;
  Glyph: Component<{ code: string }>;
}

/** How a game draws what sentences name. */
export interface Drawn {
  /** By kind: a picture stands in the place of words, or has shown already what they say. */
  shows: Readonly<Record<string, "instead" | "nothing">>;
  Picture: Component<{ code: string }>;
}

/** What the client has of a game. What is large is fetched when it is first needed. */
export interface GameLoader {
  /** On the shelf: the lowest comes first. */
  place: number;
  /** The lid of the box. */
  cover: () => Promise<Component>;
  board: () => Promise<Board>;
  /** What each seat would have if the game ended now, as far as this one may know; -1: who watches. */
  standing(view: Record<string, unknown>, me: number): Standing[];
  glyphs?: () => Promise<Glyphs>;
  /** What stands in its sentences beside words. */
  drawn?: () => Promise<Drawn>;
  /** How to play, in a few pictures: the first page of its rules. */
  brief?: () => Promise<Component>;
  /** All that is in the usual box, to be looked through. */
  gallery?: () => Promise<Component>;
  /** Found beside `game.ts`: the house makes them. */
  lessons?: (() => Promise<Course>) | undefined;
  /** Pictures below the options, where words alone would not do. */
  explained?: () => Promise<Component<ExplainedProps>>;
  /** A table from the last row of a class: what lies open on it, large. */
  wall?: () => Promise<Component<WallProps>>;
  /** How a lesson with it goes, minute by minute. */
  plan?: () => Promise<Component>;
  /** A page for talking about a game that is over. */
  debrief?: () => Promise<Component<DebriefProps>>;
  /** What to talk about after it, also with a whole class: messages of its catalogue. */
  questions?: readonly string[];
  /** On a small screen its board is as high as what is on it. */
  isTall?: boolean;
  /** It has a picture for a board: as high as it comes, and the moves stand beside it in words. */
  isPlain?: boolean;
  /** How a game is begun at once, where its usual options are too much for a first one. */
  quick?: { options: Record<string, unknown> };
  /** Whether a move stands in the list of moves; all of them, if this is left out. */
  isListed?: (move: string, isLive: boolean) => boolean;
}

// Written by docs/generate.py from src/ludotheque/server/protocol.py.

/** The version of the protocol; it is part of every address. */
export const VERSION = 1;

export type TableId = string;

/** Chosen by the client. 1 to 64 characters. */
export type ClientId = string;

/** From 0 to 7. */
export type SeatNumber = number;

/** Randomness for the sealed deal; no colon. 128 characters at most. */
export type Share = string;

/** Since 1970, by the house's clock. */
export type Milliseconds = number;

/** Milliseconds since the game began, without the pauses; in slow war by turns. */
export type GameTime = number;

/** Of somebody in a class. */
export type PersonId = TableId;

export type QuizTime = "before" | "after";

/** Of a tray; it does not say where it belongs. */
export type PieceToken = string;

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So long for each move. */
export interface MoveClock {
  kind: "move";
  /** From 5 to 86400. */
  seconds: number;
  /** When the time is up the seat gives up its game, or a bot plays there until its person returns. Default: `"give-up"`. */
  then?: "give-up" | "bot";
}

/** So long for the game, and an increment for each move. */
export interface BankClock {
  kind: "bank";
  /** From 10 to 86400. */
  seconds: number;
  /** From 0 to 3600. Default: `0`. */
  increment?: number;
}

/** Correspondence: so many days for each move. */
export interface DaysClock {
  kind: "days";
  /** From 1 to 30. */
  days: number;
}

export type Clock = NoClock | MoveClock | BankClock | DaysClock;

/** Both sides play at the same time, by the house's clock. */
export interface LivePace {
  kind: "live";
  /** A handicap: seconds between two tries, by side. 0: two tries a second, like everybody. 2 of them. Default: `[0, 0]`. */
  rest?: number[];
  /** A handicap: pieces on the base line from the start, by side, so many fewer to find. 2 of them. Default: `[0, 0]`. */
  ahead?: number[];
}

/** Slow war: turn by turn, one piece a turn. */
export interface SlowPace {
  kind: "slow";
}

export type Pace = LivePace | SlowPace;

/** For whoever comes. */
export interface OpenSeat {
  kind: "open";
}

/** For who opens the table; with a name: for a second person at the same screen. */
export interface MySeat {
  kind: "me";
  /** 40 characters at most. */
  name?: string;
}

/** For a bot of the house, by name or by level. */
export interface BotSeat {
  kind: "bot";
  /** 40 characters at most. */
  bot?: string;
  /** From 1 to 8. */
  level?: number;
}

export type SeatPlan = OpenSeat | MySeat | BotSeat;

/** A place in a game that was played: a record, and how many of its moves. */
export interface Position {
  record: Record<string, unknown>;
  /** From 0 to 1000000. */
  moves: number;
}

/** A position from which a table goes on. */
export interface Beginning {
  record: Record<string, unknown>;
  /** From 0 to 1000000. */
  moves: number;
  /** What is still to be drawn is dealt anew: who has the record knows the rest of its pile. Default: `false`. */
  anew?: boolean;
}

/** A table to open. */
export interface NewTable {
  /** 40 characters at most. */
  game: string;
  /** As in a record. With `start` it has them, and these may be left out. */
  options?: Record<string, unknown>;
  /** What only this game's set-up holds. With `start` the record has it. */
  setup?: Record<string, unknown>;
  /** Play on from there. The first game of the table then has no sealed deal. */
  start?: Beginning;
  /** 1 to 8 of them. */
  seats: SeatPlan[];
  /** Default: `{"kind": "none"}`. */
  clock?: Clock;
  /** Of a game that goes by time; left out: live. Others have none. */
  pace?: Pace;
  /** Listed; else only who has the link finds it. Default: `false`. */
  public?: boolean;
  /** Default: `true`. */
  chat?: boolean;
  /** Seats may ask for the best moves; the others hear of it. Default: `true`. */
  hints?: boolean;
  /** Where the game has one: what quakes may take is shown to who asks. Default: `true`. */
  lens?: boolean;
  /** The host may take moves back, past draws too, as long as nobody else sits there: in a game by turns, without a clock or an open seat. Such a game is not rated. Default: `false`. */
  practice?: boolean;
  /** Milliseconds between two moves where only bots play by turns: people can follow them. From 0 to 5000. Default: `0`. */
  pause?: number;
  /** Seconds until a bot may take the seat of who left. From 0 to 86400. Default: `60`. */
  grace?: number;
}

/** Who sits there. */
export interface SeatShown {
  kind: "open" | "person" | "bot";
  name?: string;
  /** Which one plays, by itself or for who left. */
  bot?: string;
  ready: boolean;
  left: boolean;
  resigned: boolean;
  since?: Milliseconds;
}

/** The clocks at the moment `at`; those of `running` go on from there. */
export interface Times {
  at: Milliseconds;
  /** Milliseconds left, by seat. */
  left: number[];
  running: number[];
}

/** The time of a game that goes by time: `now` at the moment `at`; if it runs it goes on from there. */
export interface GameClock {
  at: Milliseconds;
  now: GameTime;
  running: boolean;
}

/** A photo finish: two sides wanted the same location within half a second. */
export interface Missed {
  location: string;
  /** Milliseconds by which the seat of this event came later. */
  margin: number;
  /** The seat that was first. */
  winner: number;
  /** When both arrived: the winner, then the other. */
  times: GameTime[];
}

/** What one seat asks of the others. */
export interface Proposal {
  what: "takeback" | "end" | "pause";
  by: number;
  agreed: number[];
}

/** How the game ended. */
export interface Result {
  why: "rules" | "resigned" | "time" | "agreed" | "closed";
  /** As the rules count them at that moment. */
  scores: number[];
  winners: number[];
  /** Where all win or lose as one: the points that they had to reach together. */
  goal?: number;
}

export type Deed =
  | "sit"
  | "ready"
  | "leave"
  | "return"
  | "replace"
  | "play"
  | "pass"
  | "resign"
  | "hint"
  | "propose:takeback"
  | "propose:pause"
  | "propose:end"
  | "answer:yes"
  | "answer:no"
  | "resume"
  | "step"
  | "rematch"
  | "say:text"
  | "say:phrase"
  | "switch-chat"
  | "practice:on"
  | "practice:off"
  | "close";

/** All that one person is shown of a table. What does not apply is left out. */
export interface Shown {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  clock: Clock;
  /** Of a game that goes by time. */
  pace?: Pace;
  public: boolean;
  chat: boolean;
  /** Seats may ask for hints. */
  hints: boolean;
  /** The game has a lens, and the host has not put it away. */
  lens: boolean;
  grace: number;
  /** Seats have secrets: people at one screen take turns to look at it. */
  hidden: boolean;
  host: string;
  is_host: boolean;
  status: "waiting" | "playing" | "paused" | "finished" | "closed";
  /** Which game of this table: 1, and one more with each rematch. */
  round: number;
  seats: SeatShown[];
  /** Your seats; none: you watch. */
  yours: number[];
  /** What you may do now, as the table stands: types of commands, with `:` and the form where one has several, and `hint`. What would change nothing is left out. */
  can: Deed[];
  /** SHA-256 of the house's secret for the deal of this round; left out if none was sealed. */
  commitment?: string;
  /** Shown when the game is over. */
  secret?: string;
  /** By seat, once the game has started. */
  shares?: (string | null)[];
  first?: number;
  /** This round began from a position after so many moves: the host may know what comes. */
  given?: number;
  /** How many moves have been played, with those that were given. */
  moves: number;
  to_move: number[];
  /** The seat whose view this is; -1: a spectator's. */
  seen_by?: number;
  /** What that seat may know. */
  view?: Record<string, unknown>;
  /** That seat's legal moves, if it is waited for. */
  legal?: string[];
  /** True: in slow war your turn may pass. */
  may_pass?: boolean;
  /** Your last move can be taken back freely. */
  undo?: boolean;
  /** True: in this game the host may take moves back, past draws too, or could for a while. It is not rated. */
  practice?: boolean;
  times?: Times;
  /** Of a game that goes by time, if it is on. */
  game_time?: GameClock;
  /** True: a teacher has stopped all games, and lets them go on. */
  held?: boolean;
  proposal?: Proposal;
  result?: Result;
}

/** A line of the talk. */
export interface Said {
  at: Milliseconds;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  version: number;
  person: string;
  nickname: string;
  now: Milliseconds;
}

/** A table as you may see it, whole. */
export interface Whole {
  type: "whole";
  table: TableId;
  /** Of the last event in it. */
  number: number;
  now: Milliseconds;
  shown: Shown;
  said: Said[];
  /** Seats whose people are connected. */
  here: number[];
}

export type EventKind =
  | "sat"
  | "left"
  | "ready"
  | "started"
  | "moved"
  | "passed"
  | "missed"
  | "took-back"
  | "proposed"
  | "answered"
  | "resigned"
  | "ended"
  | "paused"
  | "resumed"
  | "stepped"
  | "hinted"
  | "said"
  | "replaced"
  | "returned"
  | "rematch"
  | "chat"
  | "practice"
  | "closed";

/** Something happened at a table. Numbers follow each other without a gap. */
export interface Event {
  type: "event";
  table: TableId;
  number: number;
  at: Milliseconds;
  kind: EventKind;
  seat?: number;
  name?: string;
  /** As far as you may see it. */
  move?: string;
  /** null: something that you may not see. */
  drawn?: (string | null)[];
  now?: GameTime;
  piece?: PieceToken;
  missed?: Missed;
  said?: Said;
  /** A merge patch for what is shown. */
  changes: Record<string, unknown>;
}

/** Whose people are connected. Not numbered, not stored. */
export interface Presence {
  type: "presence";
  table: TableId;
  here: number[];
}

/** Where a partner's hand is. Not numbered, not stored. */
export interface HandShown {
  type: "hand";
  table: TableId;
  seat: number;
  name: string;
  piece: PieceToken;
  x: number;
  y: number;
  held: boolean;
}

/** A command was carried out, and stored. */
export interface Done {
  type: "done";
  id: string;
  table: TableId;
  /** Of the event that it became. */
  number: number;
}

/** A command was not carried out; nothing changed. */
export interface RefusedMessage {
  type: "refused";
  id?: string;
  table?: string;
  key: string;
  /** In your language. */
  text: string;
  clause?: string;
  /** The same command may work later. */
  retry: boolean;
  /** Milliseconds until then, where that is known. */
  wait?: number;
}

/** Every 20 seconds: the house's time, and your lag as the house measured it. */
export interface Pulse {
  type: "pulse";
  now: Milliseconds;
  /** Milliseconds there and back. */
  lag: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  sent: number;
  now: Milliseconds;
}

/** Whether the house can store moves. While it cannot, commands are refused and nothing is lost. */
export interface Storing {
  type: "storing";
  working: boolean;
  text: string;
}

/** The public tables. */
export interface Lobby {
  type: "lobby";
  tables: TableCard[];
}

/** The last message before the house closes a socket. */
export interface Bye {
  type: "bye";
  key: string;
  text: string;
  /** Seconds; left out: do not come back. */
  retry_after?: number;
}

/** What the house sends. */
export type Message =
  | Welcome
  | Whole
  | Event
  | Presence
  | HandShown
  | Done
  | RefusedMessage
  | Pulse
  | Pong
  | Storing
  | Lobby
  | Bye;

/** Be told of a table from now on: the rest after event `seen`, or whole. */
export interface Watch {
  type: "watch";
  table: TableId;
  /** 0 or more. */
  seen?: number;
  /** Send the table whole after each event: for simple bots. Default: `false`. */
  whole?: boolean;
}

/** Be told no more. */
export interface Unwatch {
  type: "unwatch";
  table: TableId;
}

/** Be told of the public tables, or no more. */
export interface WatchLobby {
  type: "lobby";
  /** Default: `true`. */
  on?: boolean;
}

/** Asks for the time. */
export interface Ping {
  type: "ping";
  /** Default: `0`. */
  sent?: number;
}

/** Show your partners where your hand is: no answer, and whatever comes too fast is dropped. */
export interface Hand {
  type: "hand";
  table: TableId;
  seat?: SeatNumber;
  piece: PieceToken;
  /** In board units. From -10000 to 10000. */
  x: number;
  /** From -10000 to 10000. */
  y: number;
  /** False: put down. */
  held: boolean;
}

/** Take an open seat; the first if none is named. With it one is ready. */
export interface Sit {
  type: "sit";
  id: ClientId;
  table: TableId;
  seat?: SeatNumber;
  share?: Share;
}

/** Ready to start, with one's share of the deal. The game starts when all seats are taken and ready. */
export interface Ready {
  type: "ready";
  id: ClientId;
  table: TableId;
  share?: Share;
}

/** Stand up: before the game the seats are free again, in the game a bot may take them. */
export interface Leave {
  type: "leave";
  id: ClientId;
  table: TableId;
}

/** Play a move: record notation or code. The seat is needed only by who has several. */
export interface Play {
  type: "play";
  id: ClientId;
  table: TableId;
  /** 100 characters at most. */
  move: string | number;
  seat?: SeatNumber;
  piece?: PieceToken;
  /** Quarter turns clockwise that the hand gave that piece. From 0 to 3. Default: `0`. */
  turn?: number;
}

/** Let the turn pass, in slow war where no piece can be laid. */
export interface Pass {
  type: "pass";
  id: ClientId;
  table: TableId;
  seat?: SeatNumber;
}

/** Ask the others: take my last move back, end the game here, pause.

Where moves can be taken back for practice nobody is asked: it goes back past draws, to the own last
decision or, once others have decided, to where the own last turn began. What was drawn is drawn again. */
export interface Propose {
  type: "propose";
  id: ClientId;
  table: TableId;
  what: "takeback" | "end" | "pause";
  seat?: SeatNumber;
}

/** Agree to what is proposed, or not. */
export interface Answer {
  type: "answer";
  id: ClientId;
  table: TableId;
  agree: boolean;
  seat?: SeatNumber;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: ClientId;
  table: TableId;
}

/** Bots are among themselves, and paused: one of them plays one move. For the host alone. */
export interface Step {
  type: "step";
  id: ClientId;
  table: TableId;
}

/** Give up one's seat's game. */
export interface Resign {
  type: "resign";
  id: ClientId;
  table: TableId;
  seat?: SeatNumber;
}

/** Put a bot in the seat of who left, after the time of grace; as host, before a game, in an open one. */
export interface Replace {
  type: "replace";
  id: ClientId;
  table: TableId;
  seat: SeatNumber;
  /** 40 characters at most. */
  bot?: string;
}

/** Come back to one's seats after leaving. */
export interface Return {
  type: "return";
  id: ClientId;
  table: TableId;
}

/** Another game with the same seats, after the last has ended. */
export interface Rematch {
  type: "rematch";
  id: ClientId;
  table: TableId;
}

/** A line for the table: text of one's own, or a quick phrase by its key. */
export interface Say {
  type: "say";
  id: ClientId;
  table: TableId;
  /** 1 to 300 characters. */
  text?: string;
  /** 40 characters at most. */
  phrase?: string;
}

/** The host switches the talk on or off; quick phrases stay. */
export interface SwitchChat {
  type: "switch-chat";
  id: ClientId;
  table: TableId;
  on: boolean;
}

/** The host, alone among bots, may take moves back past draws; before a game also: may not. */
export interface Practice {
  type: "practice";
  id: ClientId;
  table: TableId;
  on: boolean;
}

/** The host closes the table for good. */
export interface CloseTable {
  type: "close";
  id: ClientId;
  table: TableId;
}

/** What a client asks of a table, over a socket or as the body of a request. */
export type TableCommand =
  | Sit
  | Ready
  | Leave
  | Play
  | Pass
  | Propose
  | Answer
  | Resume
  | Step
  | Resign
  | Replace
  | Return
  | Rematch
  | Say
  | SwitchChat
  | Practice
  | CloseTable;

/** What a client sends over a socket. */
export type SocketCommand =
  | Watch
  | Unwatch
  | WatchLobby
  | Ping
  | Hand
  | Sit
  | Ready
  | Leave
  | Play
  | Pass
  | Propose
  | Answer
  | Resume
  | Step
  | Resign
  | Replace
  | Return
  | Rematch
  | Say
  | SwitchChat
  | Practice
  | CloseTable;

/** Come in under a nickname. A program says that it is a bot and gets a token in place of a cookie. */
export interface Enter {
  /** 160 characters at most. */
  nickname: string;
  /** Default: `"person"`. */
  kind?: "person" | "bot";
}

/** Another nickname. */
export interface Rename {
  /** 160 characters at most. */
  nickname: string;
}

/** Who you are here. */
export interface Me {
  person: string;
  nickname: string;
  kind: "person" | "bot";
  /** A bot's, shown once, for `Authorization: Bearer`. */
  token?: string;
}

/** Opens on another device, once, until it expires. */
export interface OneTimeLink {
  link: string;
  expires: Milliseconds;
}

/** The token of a one-time link. */
export interface UseLink {
  /** 100 characters at most. */
  token: string;
}

/** A table in a list. */
export interface TableCard {
  table: TableId;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  pace?: Pace;
  status: "waiting" | "playing" | "paused" | "finished" | "closed";
  public: boolean;
  host: string;
  seats: SeatShown[];
  created: Milliseconds;
  changed: Milliseconds;
}

/** A list of tables, newest first. */
export interface Tables {
  tables: TableCard[];
}

/** One game of a table in a list. */
export interface GameCard {
  table: TableId;
  round: number;
  game: string;
  options: Record<string, unknown>;
  players: string[];
  /** Which bots of the house played, by seat. */
  bots: (string | null)[];
  started?: Milliseconds;
  ended?: Milliseconds;
  result?: Result;
  /** Moves could be taken back, past draws too: it is not rated. */
  practice: boolean;
  yours: number[];
}

/** A list of games, newest first. */
export interface Games {
  games: GameCard[];
  /** Asks for the rest: `?before=`. */
  older?: string;
}

/** What an option may be. */
export interface OptionValue {
  value: boolean | string;
  /** In your language. */
  name: string;
  /** What it does, where that has to be explained. */
  about?: string;
}

/** Yes or no. */
export interface SwitchOption {
  kind: "switch";
  option: string;
  /** In your language. */
  name: string;
  /** No, then yes. */
  values: OptionValue[];
}

/** One of several. */
export interface ChoiceOption {
  kind: "choice";
  option: string;
  /** In your language. */
  name: string;
  values: OptionValue[];
  default: string;
  /** Another default, by the value of an option of the kind `several` that brings it. */
  default_with: Record<string, string>;
}

/** Any of several. */
export interface SeveralOption {
  kind: "several";
  option: string;
  /** In your language. */
  name: string;
  values: OptionValue[];
}

/** A whole number. */
export interface NumberOption {
  kind: "number";
  option: string;
  /** In your language. */
  name: string;
  /** What it does, where that has to be explained. */
  about?: string;
  least: number;
  most: number;
  step: number;
  default: number;
  /** So many of what is sent are one of what is asked for. */
  unit: number;
}

/** The side of each seat, 0 or 1. */
export interface SidesOption {
  kind: "sides";
  option: string;
  /** Seats on a side. */
  most: number;
}

export type GameOption = SwitchOption | ChoiceOption | SeveralOption | NumberOption | SidesOption;

/** A game of the house. */
export interface GameKind {
  game: string;
  /** What it is called in your language. */
  title: string;
  rules: number;
  seats: number[];
  /** The defaults. */
  options: Record<string, unknown>;
  /** The options that a form asks for, in this order. */
  choices: GameOption[];
  /** From the weakest to the strongest: level 1 and up. */
  bots: string[];
  /** The bot for who has not chosen one. */
  usual: string;
  /** It has a lens: the odds of what chance may do. */
  lens: boolean;
  /** Seats move at the same time: tables have a pace. */
  timed: boolean;
}

/** A piece in the tray, around its own centre: nothing in it says where it belongs. */
export interface TrayPiece {
  piece: PieceToken;
  /** An SVG path, in board units. */
  outline: string;
  /** What is printed on it: class and SVG path, in order. */
  picture: string[][];
  /** It goes on the base line of its side, and has a red edge. */
  base: boolean;
}

/** The pieces that a side has still to lay, in the order of its tray. */
export interface Tray {
  side: number;
  pieces: TrayPiece[];
}

/** What there is to play. */
export interface HouseShown {
  version: number;
  games: GameKind[];
  languages: string[];
  /** Where others reach this house, as far as it knows. */
  address: string;
  /** The house is a classroom, which plays this game. */
  classroom?: string;
}

/** Quick phrases by key, in one language. */
export interface Phrases {
  phrases: Record<string, string>;
}

/** A part of a text that names something. If it is empty, the text speaks of it there without its name. */
export interface Thing {
  /** Where it begins, in characters as Unicode counts them. */
  at: number;
  end: number;
  /** In the game's own terms: `tile`, `place`, `section`, `card`. */
  kind: string;
  code: string;
}

/** Something told in a sentence. It has no codes: what it names is said in words, with the code beside. */
export interface ToldLine {
  text: string;
  /** What the words name, in order and apart from each other; left out: nothing. */
  things?: Thing[];
  /** Of the ruling sheet, where the rules decided it. */
  clause?: string;
}

/** An event in words; of a move, also who played what, as far as you may see it. */
export interface ToldEvent {
  number: number;
  /** Moves played with it, if it is one. */
  moves?: number;
  lines: ToldLine[];
  /** Whose move it was; left out: it was no move. */
  seat?: number;
  move?: string;
  /** null: something that you may not see. */
  drawn?: (string | null)[];
}

/** A legal move in words. */
export interface Choice {
  move: string;
  words: string;
  /** What the words name, in order and apart from each other; left out: nothing. */
  things?: Thing[];
}

/** A table in words, as far as you may know it; lists are empty where there is nothing to tell. */
export interface Told {
  /** Of the last event in it; in a replay: how many moves were played. */
  number: number;
  /** What happened in this round after the event that you named, as far as you may see it. */
  story: ToldEvent[];
  /** What is asked now, and of whom. */
  question?: ToldLine;
  /** All legal moves of your seat, if it is waited for. */
  choices: Choice[];
  /** What lies on the table. */
  table: ToldLine[];
  /** What is on offer, and how each seat stands. */
  standing: ToldLine[];
  /** What nobody has seen yet. */
  unseen: ToldLine[];
  /** What each seat would have if the game ended now, and for what. */
  scores: ToldLine[];
  /** What only the rules can tell, by the game: see its page. */
  details: Record<string, unknown>;
}

/** One of the best moves. */
export interface HintedMove {
  move: string;
  words: string;
  /** What the words name, in order and apart from each other; left out: nothing. */
  things?: Thing[];
  /** How likely your seat wins with it, as bots see it. From 0 to 1. */
  odds: number;
  /** It is about as good as the best of them. */
  equal: boolean;
  /** What it does, in sentences; none: nothing on the table stands out. */
  why: string[];
}

/** The best moves of your seat, from what it may know and nothing else. Nobody else is sent this. */
export interface Hint {
  seat: number;
  /** Of the last event that was known. */
  number: number;
  /** The best first; none: there is nothing to do now. */
  moves: HintedMove[];
  /** How often the game was played on in thought. */
  tries: number;
}

/** What a legal move of your seat would bring, from what it may know. Nobody else hears of it. */
export interface Preview {
  seat: number;
  /** Of the last event that was known. */
  number: number;
  move: string;
  /** By the game, with `words` for each thing that it tells of. */
  details: Record<string, unknown>;
}

/** What a game's lens shows: from what everybody knows, and as if nothing more were built. */
export interface Lens {
  /** Of the last event in it; in a replay: how many moves were played. */
  number: number;
  /** By cell: how likely, from 0 to 1, a quake takes the tile there before the end. */
  tiles: Record<string, number>;
  /** How likely a section loses a tile, by the first of its fragments in `Told.details`: its cell and text, with a blank between. */
  sections: Record<string, number>;
}

/** A box to look into. */
export interface ToUnpack {
  /** 40 characters at most. */
  game: string;
  /** As in a record. */
  options?: Record<string, unknown>;
}

/** A record to play through. */
export interface ToReplay {
  record: Record<string, unknown>;
  /** Whose knowledge; left out: every move and draw, and nothing on the table is hidden. */
  seat?: SeatNumber;
}

/** A record to look at again. */
export interface ToReview {
  record: Record<string, unknown>;
}

/** Minutes that your clock is ahead of UTC: the day is told by it. From -900 to 900. */
export type Ahead = number;

/** A record of a game that is over, to be drawn as a poster. */
export interface ToPoster {
  record: Record<string, unknown>;
  /** Default: `0`. */
  ahead?: Ahead;
}

/** A place in a record to be told of. */
export interface ToTell {
  record: Record<string, unknown>;
  /** From 0 to 1000000. */
  moves: number;
  /** Whose knowledge; left out: a spectator's. */
  seat?: SeatNumber;
}

/** One move of a replay. */
export interface ReplayStep {
  seat: number;
  now?: GameTime;
  /** Left out: this seat may not see it. */
  move?: string;
  /** null: something that this seat may not see. */
  drawn: (string | null)[];
  /** A merge patch for the view. */
  changes: Record<string, unknown>;
  to_move: number[];
  lines: ToldLine[];
}

/** What the rules say at the end. */
export interface ReplayResult {
  scores: number[];
  winners: number[];
  /** Where all win or lose as one: the points that they had to reach together. */
  goal?: number;
}

/** A whole game: how it began, and each move with what changed. */
export interface Replay {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: string[];
  seats: number;
  /** When the first move is waited for. */
  view: Record<string, unknown>;
  to_move: number[];
  /** Before the first move. */
  drawn: (string | null)[];
  /** What happened before the first move. */
  lines: ToldLine[];
  steps: ReplayStep[];
  /** If the game came to its end. */
  result?: ReplayResult;
  /** The record's own. */
  meta?: Record<string, unknown>;
}

/** How likely each seat was to win, before a decision or at the end. */
export interface ReviewPoint {
  /** Moves played before. */
  moves: number;
  now?: GameTime;
  /** Who decided; left out: the end. */
  seat?: number;
  /** By seat, 0 to 1. */
  chances: number[];
}

/** A move as a record has it, and in words. */
export interface ReviewMove {
  move: string;
  text: string;
  /** What the words name, in order and apart from each other; left out: nothing. */
  things?: Thing[];
}

/** A decision that mattered. */
export interface ReviewMoment {
  /** Moves played before it: from there one can play on. */
  moves: number;
  seat: number;
  played: ReviewMove;
  preferred: ReviewMove;
  /** Of this seat, with the move played. */
  chance: number;
  /** With the one preferred. */
  best: number;
  /** In words, from what this seat knew. */
  why: string[];
}

/** Something drawn that changed much. */
export interface ReviewDraw {
  /** Moves played when it was drawn. */
  moves: number;
  /** Of this seat's chance. */
  change: number;
  lines: ToldLine[];
}

/** Where a seat's end comes from: start + skill + others + luck = end, but for rounding. */
export interface ReviewSeat {
  start: number;
  /** What its own moves have changed, against those preferred: 0 is as good. */
  skill: number;
  /** What the moves of the others have given or taken. */
  others: number;
  /** What was drawn; in a game that goes by time, the pace of hands. */
  luck: number;
  end: number;
  best_draw?: ReviewDraw;
  worst_draw?: ReviewDraw;
}

/** A game that is over, looked at again. */
export interface Review {
  game: string;
  players: string[];
  timed: boolean;
  /** It came to its end by the rules; else `end` is a chance too. */
  finished: boolean;
  /** Other piles for each position, at least. */
  simulations: number;
  points: ReviewPoint[];
  /** At most three, the costliest first; none in which both moves were about as good. */
  moments: ReviewMoment[];
  seats: ReviewSeat[];
}

/** What is known while a review is made: a quick look at first, better bit by bit. */
export interface ReviewDraft {
  players: string[];
  timed: boolean;
  /** Of the whole game. */
  moves: number;
  now?: GameTime;
  /** From the first decision on, as far as it was thought. */
  points: ReviewPoint[];
}

/** How far a review is, and the review once it is done. */
export interface ReviewShown {
  /** Steps of so many as `total` says. */
  done: number;
  total: number;
  /** Until the review is there. */
  draft?: ReviewDraft;
  review?: Review;
}

/** A child joins: the code on the wall, and a name. */
export interface JoinClass {
  /** 40 characters at most. */
  code: string;
  /** 160 characters at most. */
  nickname: string;
}

/** The secret in the address that the terminal shows: whoever has it is a teacher here. */
export interface BeTeacher {
  /** 100 characters at most. */
  token: string;
}

/** A child's name. */
export interface ClassChild {
  /** Of somebody in a class. */
  person: TableId;
  name: string;
}

/** One more child joins on the same device. */
export interface AddChild {
  /** 160 characters at most. */
  nickname: string;
}

/** Who you are in the class, and where you play. */
export interface ClassPlace {
  role: "stranger" | "pupil" | "teacher";
  /** A pupil's: no other in the class has it. */
  name?: string;
  /** Who else has joined on this device, and plays on it. */
  mates: ClassChild[];
  /** Where a pupil plays; left out: wait. */
  table?: TableId;
  /** Games of this lesson have begun. */
  begun: boolean;
  /** Quick phrases may be said at the tables. */
  phrases: boolean;
  /** Hints may be asked for. */
  hints: boolean;
  /** The quiz that is open. */
  quiz?: QuizTime;
  /** Who on this device has not answered the open quiz. */
  to_answer: ClassChild[];
  /** The lesson has ended. */
  over: boolean;
}

/** Children who play at one table. */
export interface ClassGroup {
  /** 1 to 8 of them. */
  pupils: TableId[];
  /** Of somebody in a class. */
  device?: TableId;
}

/** Make groups, and begin the games. */
export interface ClassBegin {
  /** How many at a table, if that comes out even. From 2 to 8. */
  size: number;
  /** Groups made by hand; who is in none waits. Left out: by chance, `size` at a table. 1 to 40 of them. */
  groups?: ClassGroup[];
  /** As in a record. */
  options: Record<string, unknown>;
  /** New groups of all: games that are on end. Else who waits is grouped. */
  everybody: boolean;
  /** For each decision; then a bot plays there until the child returns. Left out: no limit. From 10 to 600. */
  seconds?: number;
}

/** Who plays on in a seat: a child who waits, or a bot until its child returns. */
export interface ClassSeat {
  /** Of somebody in a class. */
  person?: TableId;
}

/** Stop all games, or let them go on. */
export interface ClassPause {
  on: boolean;
}

/** What the children may do; what is left out stays as it is. */
export interface ClassRules {
  phrases?: boolean;
  hints?: boolean;
  /** Open the quiz before or after the games, or close it. */
  quiz?: QuizTime | "off";
}

/** A child, as the teacher sees it. */
export interface ClassPupil {
  /** Of somebody in a class. */
  person: TableId;
  name: string;
  /** Of somebody in a class. */
  device?: TableId;
  /** Its device has asked within the last seconds. */
  here: boolean;
  table?: TableId;
}

/** The tables that there would be for an aim. */
export interface ClassGroups {
  size: number;
  /** Children at each table, if those who wait are grouped. */
  waiting: number[];
  /** The same for all. */
  everybody: number[];
}

/** A table, as the teacher sees it: what all at the table can see, and no hand. */
export interface ClassTable {
  table: TableId;
  number: number;
  status: "waiting" | "playing" | "paused" | "finished" | "closed";
  /** Which game of this table. */
  round: number;
  moves: number;
  seats: SeatShown[];
  /** Seats whose people are connected. */
  here: number[];
  to_move: number[];
  /** That all can see, by seat; none before the game. */
  points: number[];
  result?: Result;
}

/** How many, before the games and after them. */
export interface QuizCount {
  before: number;
  after: number;
}

/** The class at a glance. */
export interface ClassBoard {
  code: string;
  game: string;
  /** For each number that can sit at a table. */
  groups: ClassGroups[];
  /** Children in a class. */
  most: number;
  phrases: boolean;
  hints: boolean;
  /** The quiz that is open. */
  quiz?: QuizTime;
  /** Of the quiz; 0: this game has none. */
  questions: number;
  /** Children who have answered it. */
  answered: QuizCount;
  paused: boolean;
  over: boolean;
  /** How often all have been grouped; 0: not yet. */
  round: number;
  /** That are over, in this lesson. */
  games: number;
  pupils: ClassPupil[];
  /** Of this round. */
  tables: ClassTable[];
}

/** A table for all to see, from the last row: what any spectator may know, and no hand. */
export interface WallTable {
  number: number;
  status: "waiting" | "playing" | "paused" | "finished" | "closed";
  seats: SeatShown[];
  /** They say which cards there are. */
  options: Record<string, unknown>;
  /** A spectator's. */
  view?: Record<string, unknown>;
  result?: Result;
}

/** The class on a wall: for a projector, with nothing to press. */
export interface ClassWall {
  code: string;
  game: string;
  paused: boolean;
  over: boolean;
  /** The quiz that is open. */
  quiz?: QuizTime;
  /** Children who have answered the open quiz. */
  answered: number;
  /** Children in the class. */
  joined: number;
  /** The names of those without a table. */
  waiting: string[];
  /** Of this round. */
  tables: WallTable[];
}

/** A question with its answers. Which is right is shown after the second time. */
export interface QuizQuestion {
  id: string;
  text: string;
  answers: string[];
  right?: number;
  why?: string;
}

/** What a child has answered: question and the number of the answer; what it did not know is left out. */
export interface QuizSheet {
  /** Of somebody in a class. */
  person: TableId;
  name: string;
  /** Left out: not answered yet. */
  before?: Record<string, number>;
  after?: Record<string, number>;
}

/** The quiz as the children of one device see it. */
export interface ClassQuiz {
  open?: QuizTime;
  questions: QuizQuestion[];
  /** Those of this device. */
  children: QuizSheet[];
}

/** The answers of a child. */
export interface QuizAnswers {
  /** Of somebody in a class. */
  person: TableId;
  time: QuizTime;
  /** Question and the number of the answer, from 0; a question left out: not known. */
  answers: Record<string, number>;
}

/** The whole class, before the games and after them. */
export interface QuizResults {
  questions: QuizQuestion[];
  /** Children who were right, by question. */
  counts: QuizCount[];
  /** Children who have answered. */
  answered: QuizCount;
  children: QuizSheet[];
}

/** A game of the class that is over. */
export interface ClassGame {
  table: TableId;
  /** Of the table in its round. */
  number: number;
  class_round: number;
  round: number;
  players: string[];
  /** Which bots of the house played, by seat. */
  bots: (string | null)[];
  /** In which seats a bot played on for a child, by seat. */
  stood_in: boolean[];
  result: Result;
  /** In games that a whole table can lose. */
  survived?: boolean;
  /** What broke a tie of points, or `shared`: as the game says. */
  tie?: string;
}

/** How many games something is said of a card in. */
export interface CardCount {
  card: string;
  games: number;
}

/** The whole class after its games. */
export interface ClassDebrief {
  game: string;
  games: ClassGame[];
  /** Of the last game: they say which cards there are. */
  options: Record<string, unknown>;
  /** How many tables survived. */
  survived?: number;
  /** Of so many that played to the end. */
  counted: number;
  /** Cards that helped, the most often first. */
  saved: CardCount[];
  hurt: CardCount[];
  seen: CardCount[];
}

/** Some words of the rules. */
export interface RulePart {
  kind: "text" | "code" | "em" | "strong" | "clause";
  /** Of a clause or section its id. */
  text: string;
}

/** A clause of a ruling sheet. */
export interface RuleClause {
  id: string;
  /** A ruling of ours is in it: the published rules are silent there. */
  ruling: boolean;
  parts: RulePart[];
}

/** A section of a ruling sheet. */
export interface RuleSection {
  id: string;
  title: string;
  clauses: RuleClause[];
}

/** The ruling sheet of a game, in one language. */
export interface RuleSheet {
  game: string;
  /** That of the sheet: English, if there is none in yours. */
  language: string;
  title: string;
  /** Paragraphs before the first section. */
  about: RulePart[][];
  sections: RuleSection[];
}

/** What was wrong with a request, in words. */
export interface Problem {
  key: string;
  text: string;
  clause?: string;
}

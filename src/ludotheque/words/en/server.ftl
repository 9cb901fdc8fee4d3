# What the house says to people at its tables.

## Coming in

not-entered = enter first, with a nickname
banned = you may not come in here
signed-out = you were signed out on this device
link-gone = this link has been used or has expired
origin-foreign = this request comes from a page that is not ours
connections-too-many = you have { $most } connections; close one first
too-fast = too fast; wait a moment
too-large = that is too large: { $most } KiB at most
not-found = there is nothing at this address
method-unknown = this address cannot be used in that way
message-unreadable = the request cannot be read
message-unfit = { $place } is not as it should be: { $why }
fault = something went wrong in the house; it has been noted
address-taken = cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port
restarting = the house is restarting; come back in a moment
store-down = nothing can be stored just now, so your move was not played. The house goes on as soon as it can
rules-compiling = the rules of this game are being compiled for this machine ({ $done }%); this happens only once, and you can play in a moment
store-works = moves can be stored again

## Tables

table-unknown = there is no such table
table-closed = this table is closed
table-started = the game has started
table-not-playing = no game is being played at this table
table-not-finished = the game at this table is not over
table-paused = the game is paused
table-not-paused = the game is not paused
step-not-yours = only whoever opened a table of bots can let them play step by step
step-live = at a live table everybody plays at the same time: there are no steps
table-held = the teacher has paused all games; they will go on in a moment
table-busy = too much is happening at this table at once; try again
table-full-of-events = this table has seen { NUMBER($most, useGrouping: 0) } events; open another one
tables-too-fast = too many tables in a short time; wait a minute
tables-too-many = you have { $most } open tables; finish or close one first
watched-too-many = you can watch at most { $most } tables at once
host-only = only the host of this table may do that
round-unknown = this table has had no game { $round }
game-not-over = the record will be there when the game is over
poster-early = the poster will be there when the game is over
rules-none = there are no rules here for { $game }

## Seats

not-seated = you have no seat at this table
seated-already = you already have a seat at this table
seat-unknown = there is no seat { $number }
seat-taken = { $seat } sits there
seat-not-yours = that is { $seat }’s seat
seats-all-taken = all seats are taken
seat-has-bot = { $seat } is played by a bot
seat-not-left = { $seat } has not left
seat-grace = { $seat } may still come back: wait { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
  }
not-away = you have not left
return-first = a bot is playing for { $seat }, or may start to; come back to your seat first
resigned-already = that seat has given up its game
not-waited-for = nobody is waiting for { $seat }
time-is-up = { $seat }’s time is up

## Hints

hints-off = the host of this table does not allow hints
decide-not-now = there is nothing for you to decide now
lens-off = the host of this table has put the lens away
lens-early = there is nothing to look at before the game begins
picture-early = there is nothing to draw before the game begins
lens-busy = too much is being worked out just now; try again in a moment
hint-one = you have already asked for a hint; one moment
hint-busy = the bots have too much to think about just now; try again

## Asking and talking

proposal-open = something has already been proposed; answer that first
proposal-none = nothing has been proposed
proposal-own = the others have to agree to what you propose
say-one = say one thing: either text or a phrase
chat-off = the host has switched talk off
practice-timed = in a timed game no move can be taken back: time does not run backwards
practice-clock = moves can be taken back for practice only at a table without a clock
practice-others = moves can be taken back for practice only if all the others are bots
phrase-unknown = there is no phrase { $phrase }; choose from { $known }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn.
phrase-good-game = Good game!
phrase-bye = Goodbye!

## What people do beside their moves

event-given = The game goes on from a position after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
event-took-back = { $name } takes back the last { $count ->
    [one] move
   *[other] { $count } moves
  }.
event-disagreed = { $name } does not agree.
event-resigned = { $name } gives up.
event-time = { $name } has no time left.
event-left = { $name } leaves the table.
event-returned = { $name } is back.
event-replaced = { $bot } plays for { $name } from now on.
event-passed = { $name } passes.
event-missed = Photo finish at { $location }: { $winner } at { $time }, { $name } { $margin ->
    [0] in the same millisecond
   *[other] { $margin } ms later
  }.
event-paused = { $name } asked for a pause: the game is paused.
event-resumed = { $name } goes on with the game.
event-stopped = The game is paused.
event-goes-on = The game goes on.
event-hinted = { $name } asks for a hint.
event-practice = Practice: { $name } may take moves back from now on. This game will not be rated.
event-held = The teacher has paused all games.
event-released = The teacher lets the games go on.

## Playing on from a position

start-game = the record is of { $game }, not of { $wanted }
start-seats = the game in the record is for { $recorded } seats, not for { $seats }
start-options = these are not the options of the record; leave them out, or give the same
start-setup = this is not the set-up of the record; leave it out, or give the same
start-over = the game in the record is over by then: nothing is left to play
start-slow = slow war cannot go on from timed moves unless flags have a grace period

## Games that go by time

pace-not-timed = { $game } is played in turns: it has no pace
live-no-clock = at a live table nobody waits for anybody: it has no clock
live-one-side = at a live table one person cannot play both sides
undo-timed = in a timed game nothing can be taken back
pass-not-here = you can pass only in slow war
piece-needed = name the piece that you lay
piece-unknown = that piece is not in your tray
tries-too-fast = too many tries; the next one in { NUMBER($seconds, minimumFractionDigits: 1) } s
tray-none = this table has no trays
tray-early = trays can be seen once the game starts

## A classroom

class-teacher = Teacher
class-code = that is not the code of this class; look at the wall again, or ask your teacher
class-full = the class is full: { $most } children have joined
class-over = the lesson is over; ask your teacher for the code of the next one
class-strangers = join the class first, with its code
class-closed = that is not available in a classroom
class-is-teacher = you are the teacher in this browser; to try it as a child, open a private window
class-teacher-only = only the teacher may do that
class-token = this is not the teacher’s address; the terminal shows it each time the classroom starts
class-no-pupil = nobody in the class has that name
class-nobody = nobody is waiting for a table
class-paused = the games are paused; let them go on first
class-no-chat = in a class nobody can write to the others
class-no-phrases = your teacher has not allowed quick phrases
class-no-hints = your teacher has not allowed hints

## Posters

poster-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
poster-points-won = { $points ->
    [one] { $points } point and the win
   *[other] { $points } points and the win
  }

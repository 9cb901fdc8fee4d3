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
method-unknown = this address cannot be asked in that way
message-unreadable = the request cannot be read
message-unfit = { $place } is not as it should be: { $why }
fault = something went wrong in the house; it has been noted
address-taken = cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port
restarting = the house restarts; come back in a moment
store-down = nothing can be stored just now; your move was not played. It will go on as soon as it can
store-works = moves can be stored again

## Tables

table-unknown = there is no such table
table-closed = this table is closed
table-started = the game has started
table-not-playing = no game is on at this table
table-not-finished = the game at this table is not over
table-paused = the game is paused
table-not-paused = the game is not paused
table-busy = too much happens at this table at once; try again
table-full-of-events = this table has seen { NUMBER($most, useGrouping: 0) } events; open another one
tables-too-fast = too many tables in a short time; wait a minute
tables-too-many = you have { $most } open tables; finish or close one first
watched-too-many = { $most } tables can be watched at once
host-only = only the host of this table may do that
round-unknown = this table has had no game { $round }
game-not-over = the record is there when the game is over
rules-none = there is no ruling sheet for { $game }

## Seats

not-seated = you have no seat at this table
seated-already = you have a seat at this table
seat-unknown = there is no seat { $number }
seat-taken = { $seat } sits there
seat-not-yours = that is the seat of { $seat }
seats-all-taken = all seats are taken
seat-has-bot = { $seat } is played by a bot
seat-not-left = { $seat } has not left
seat-grace = { $seat } may still come back: { $seconds } more seconds
not-away = you have not left
return-first = a bot plays for { $seat }, or may; come back to your seat first
resigned-already = that seat has given up its game
not-waited-for = { $seat } is not waited for
time-is-up = the time of { $seat } is up
bot-level = there is no level { $level }; the highest is { $most }

## Asking and talking

proposal-open = something is proposed already; answer that first
proposal-none = nothing is proposed
proposal-own = the others have to agree to what you propose
say-one = say one thing: a text, or a phrase
chat-off = the host has switched the talk off
phrase-unknown = there is no phrase { $phrase }; there is { $known }

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
event-paused = { $name } wanted a pause: the game is paused.
event-resumed = { $name } goes on with the game.

## Playing on from a position

start-game = the record is of { $game }, not of { $wanted }
start-seats = the game in the record is for { $recorded } seats, not for { $seats }
start-options = these are not the options of the record; leave them out, or give the same
start-setup = this is not the set-up of the record; leave it out, or give the same
start-over = the game in the record is over by then: nothing is left to play

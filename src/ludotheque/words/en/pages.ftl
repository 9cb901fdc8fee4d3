# The plain pages of the house.

## On every page

page-title = { $title } – Ludotheque
page-home = Ludotheque
page-you-are = You are { $name }
page-languages = Language
page-client = The same page with pictures (it needs scripts)
page-problem = That is not possible
page-back = Back to the tables

## Coming in

page-enter = Come in
page-enter-about = A name is all it takes to play. There is no account and no password.
page-nickname = Your nickname
page-you = You
page-rename = Change your name
page-rename-do = Take this name
page-rename-about = Tables where you already sit keep your old name.
page-device = Play on another device
page-device-about = With a link you can be the same person on another phone or computer. It works once, within a quarter of an hour.
page-device-do = Make a link
page-device-made = Open this address on the other device, or scan the code. Whoever opens it plays under your name, so give it to nobody else.
page-link = Is this your device?
page-link-about = With this link you are the same person here as on the device where you made it.
page-link-instead = On this device you are now { $name }. If you say yes, you no longer will be.
page-link-do = Yes, it is mine
page-code = QR code of this address
page-plain-address = Without scripts: { $address }

## Tables

page-tables = Tables
page-tables-public = Public tables
page-tables-none = No table is open to everybody just now. Open one!
page-tables-yours = Your tables
page-table = { $game } at { $host }’s table
page-open = Open a table
page-open-do = Open a table of { $game }
page-against = Against
page-against-bot = { $bot }, a bot of level { $level }
page-against-open = whoever comes
page-public = Show it in the list of public tables
page-public-about = Otherwise only the people you give its address to can find it.
page-options-usual = the usual rules
page-seats-taken = { $taken ->
    [one] { $taken } seat taken
   *[other] { $taken } seats taken
  }, { $open ->
    [0] none open
   *[other] { $open } open
  }
page-ago-now = opened just now
page-ago-minutes = opened { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  } ago
page-ago-hours = opened { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  } ago
page-ago-days = opened { $count ->
    [one] { $count } day
   *[other] { $count } days
  } ago
page-status-waiting = waiting for people
page-status-playing = playing
page-status-paused = paused
page-status-finished = finished
page-status-closed = closed

## One table

page-your-turn = It is your turn.
page-is-live = Both sides play at the same time: on this page you can only watch.
page-waits-open = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
  } The game starts when all are taken and everybody is ready.
page-waits-ready = The game starts when everybody is ready.
page-waits-for = Waiting for { $names }.
page-is-paused = The game is paused.
page-is-closed = This table is closed.
page-ended-rules = The game is over.
page-ended-resigned = The game is over: somebody gave up.
page-ended-time = The game is over: somebody’s time ran out.
page-ended-agreed = The game is over: everybody agreed to end it.
page-ended-closed = The game is over: the table was closed.
page-look = Refresh
page-live-on = Refresh automatically, every 10 seconds
page-live-off = Refresh only when I ask
page-happened = What happened last
page-move = Your move
page-play = Play it
page-hint = A hint
page-hint-about = The best moves as the strongest bot sees them. The others will see that you asked.
page-hint-do = Hint
page-hint-best = The best moves, and how likely you are to win
page-hint-tries = { $tries ->
    [one] Worked out from what your seat knows, in one try.
   *[other] Worked out from what your seat knows, in { NUMBER($tries) } tries.
  }
page-seats = Seats
page-seat = Seat
page-who = Who
page-how = State
page-time = Time left
page-is-open = open
page-is-bot = a bot
page-is-ready = ready
page-is-not-ready = not ready yet
page-is-left = has left
page-is-replaced = has left; { $bot } plays
page-is-resigned = has given up
page-is-to-move = to move
page-is-here = at the table
page-is-you = (you)
page-clock-none = No clock.
page-clock-move = Clock: { $time } for each move.
page-clock-bank = Clock: { $time } for the game, and { $increment } more for each move.
page-clock-bank-alone = Clock: { $time } for the whole game.
page-clock-days = Clock: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } for each move.
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
page-stands = How things stand
page-stands-why = Where the points come from
page-position = The table
page-position-drawn = A drawing of the table. It is described in words below.
page-position-told = The same in words
page-do-sit = Sit down here
page-do-fill = Let a bot sit here
page-do-ready = I am ready
page-do-leave = Leave the table
page-do-return = Come back to my seat
page-do-resign = Give up this game
page-do-rematch = Another game, with the same seats
page-do-resume = Go on
page-do-step = One step
page-do-pass = Pass
page-do-close = Close the table for good
page-do-replace = Let a bot play for { $name }
page-do-propose-takeback = Take my last move back
page-do-practice-on = Practice: let me take moves back, even if something has been drawn since
page-do-practice-off = Play without taking moves back
page-practice = Practice: you can take moves back, even if something has been drawn since. This game is not rated.
page-do-propose-pause = Pause
page-do-propose-end = End the game here
page-do-agree = Yes
page-do-disagree = No
page-more = More
page-proposed-takeback = { $name } asks to take the last move back.
page-proposed-pause = { $name } asks for a pause.
page-proposed-end = { $name } asks to end the game here.
page-talk = Talk
page-say = Say something to the table
page-say-do = Say it
page-games = Games at this table
page-game = Game { $round }
page-record = record
page-share = Invite somebody
page-share-about = Whoever has this address can watch, and sit down where a seat is open.

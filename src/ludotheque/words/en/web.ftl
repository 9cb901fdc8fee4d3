# The client in the browser: what is on every screen, and at every table.

## Everywhere

web-title = Ludotheque
web-title-table = A table of { $game }
web-your-turn = Your turn
web-title-turn = ● Your turn – { $title }
web-skip = Skip to the content
web-navigation = Pages
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-settings = Settings
web-loading = One moment…
web-offline = The house cannot be reached. Is it still open, and are you connected?
web-reconnecting = The connection is broken. It will come back by itself, and nothing is lost.
web-waiting-to-go = What you did will be sent then.
web-slow = The connection is slow: { $milliseconds } ms there and back. Clocks follow the house’s time.
web-again = Try again
web-home = To the tables
web-close = Close
web-copy = Copy
web-copied = Copied
web-code = QR code of this address
web-missing = There is nothing here
web-missing-about = This address leads nowhere. Perhaps a letter is missing.
web-announcements = What happens
web-guest = Guest { NUMBER($number, useGrouping: 0) }
web-you-are = You are { $name }

## Clocks

web-clock = { $time } left
web-clock-days = { $count } d { $hours } h
web-clock-none = no clock
web-clock-move = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } a move
web-clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } for the game, { $increment ->
    [0] with nothing added for each move
    [one] plus { $increment } second for each move
   *[other] plus { $increment } seconds for each move
  }
web-clock-correspondence = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } a move

## Before the game

web-no-table = No table
web-hosted = { $name } is the host
web-round = game { $number }
web-closed = This table is closed.
web-seats = Seats
web-seat-open = A free seat
web-sit = Sit down
web-fill = Let a bot sit here
web-fill-who = Which bot in seat { $number }
web-ready = ready
web-not-ready = not ready yet
web-start-ready = I am ready
web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  } Send this address to the people you want to play with.
web-invite = The address of this table
web-sealed = Is the deal fair?
web-sealed-about = The house has already chosen its secret: this is the seal on it. Your browser adds some chance of its own before the game begins, so nobody can arrange the deal. When the game is over, the secret is shown and anybody can check it.
web-stand-up = Stand up
web-close-table = Close this table

## One screen for several

web-pass = Pass the device to { $name }
web-pass-about = A hand is for one pair of eyes only.
web-pass-open = I am { $name }

## Who plays

web-players = Players
web-seat-you = you
web-seat-here = at this screen
web-seat-bot = bot
web-seat-level = bot, level { $level }
web-seat-bot-for = away; a bot plays
web-seat-left = has left
web-seat-away = not connected
web-seat-waited = to play, for { $time } now
web-seat-resigned = gave up
web-seat-won = has won
web-score-now = points if the game ended now
web-score-more = points if the game ended now, plus what is in hand
web-score-end = points

## Beside the board

web-panels = Beside the board
web-panel-moves = Moves
web-panel-choices = Choices
web-panel-result = Result
web-panel-chat = Talk
web-moves-empty = Nothing has happened yet.
web-choices-none = It is not your turn.
web-choices-over = The game is over.
web-choices-filter = Find a choice
web-choices-no-match = No choice matches that.
web-plain-board = { $game }: the board
web-plain-none = This game has no picture. What you can do is in the list of choices.
web-chat-empty = Nobody has said anything yet.
web-chat-unread = { $count ->
    [one] new message
   *[other] new messages
  }
web-chat-say = Say something
web-chat-send = Send
web-chat-off = The host has switched talk off. Quick phrases still work.
web-chat-allow = Everybody may talk

## Hints

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-again = Again
web-hint-best = Best moves, and how likely you are to win
web-hint-live = What to go for, and how likely you are to win
web-hint-none = There is nothing to do just now.
web-hint-told = { $odds }: { $words }.
web-hint-equal = About as good as the first.
web-hint-about = Worked out from what your seat knows, in { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  }. Nobody else sees it, but the list of moves says that you asked.

## Bots

web-bot-knows = What { $name } knows
web-bot-eyes = Watch the game again through its eyes
web-bot-eyes-later = Once the game is over, you can watch it again through its eyes, move by move.
web-watching = Only bots play here: sit back and watch.
web-step = One step

## What can be asked

web-menu = More
web-undo = Take back
web-undo-none = There is nothing to take back.
web-ask-takeback = Ask to take my move back
web-practice = Practice: let me take moves back
web-practice-about = As far back as you like, even if bots have moved or something has been drawn since. What was drawn will be drawn again. The record says that this was practice, and the game is not rated.
web-practice-on = Practice: you can take moves back.
web-practice-timed = Not in a timed game: time does not run backwards.
web-practice-clock = Only without a clock.
web-practice-others = Only if all the others are bots.
web-practice-ended = This was practice: moves could be taken back, so the game is not rated.
web-pause = Pause
web-ask-pause = Ask for a pause
web-end = End the game here
web-ask-end = Ask to end the game here
web-resign = Give up
web-resign-sure = Yes, give up this game
web-link = The address of this table
web-leave = Leave the table
web-leave-game = Leave the game; a bot may play on
web-proposed-takeback = { $name } asks to take back the last move.
web-proposed-end = { $name } asks to end the game here.
web-proposed-pause = { $name } asks for a pause.
web-proposed-own-takeback = You have asked to take back your move. The others have to agree.
web-proposed-own-end = You have asked to end the game here. The others have to agree.
web-proposed-own-pause = You have asked for a pause. The others have to agree.
web-agree = Agree
web-refuse = No
web-withdraw = Never mind
web-paused = The game is paused.
web-resume = Go on
web-bot-plays-you = A bot is playing for you, or may start to.
web-return = I am back
web-gone = { $name } is not here.
web-replace = Let a bot take that seat
web-replace-in = { $seconds ->
    [one] In { $seconds } second a bot can take that seat.
   *[other] In { $seconds } seconds a bot can take that seat.
  }

## The end

# In a lesson the learner is called “You”.
web-won = { $count ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
      }
   *[other] { $names } win together
  }
web-won-together = All win together: { $sum } points, { $goal } needed
web-short-together = Not yet: together { $sum } of { $goal } points
web-won-nobody = Nobody wins
web-why-resigned = Somebody gave up.
web-why-time = Time ran out.
web-why-agreed = All agreed to end it here.
web-why-closed = The table was closed.
web-points-for = Where the points come from
web-rematch = Another game
web-replay = Watch it again
web-debrief = Talk about this game
web-debrief-none = There is no such page for this game.
web-save-record = Save the record
web-poster-png = Save the poster (PNG)
web-poster-svg = Save the poster (SVG)
web-poster-failed = The poster could not be made. Try again in a moment.
web-share-game = The address of this game
web-new-like-this = A new table like this

## Watching a game again

web-title-replay = A game of { $game }, watched again
web-replay-failed = This game cannot be shown
web-replay-import = Watch a game from a file
web-replay-import-about = A record is what “Save the record” gives you, here or anywhere else that makes records. It stays yours: the house reads it and keeps nothing.
web-replay-choose-file = Choose a record, or drop one here
web-replay-not-json = { $file } is not a record: it is not JSON.
web-replay-other-file = Another file
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-stop = Stop
web-replay-next = One move on
web-replay-last = To the end
web-replay-move = Move
web-replay-at = Move { $number } of { $count }
web-replay-time = Time
web-replay-time-at = { $time } of { $end }
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-heat = Who was where, and when
web-replay-knowledge = What is shown
web-replay-everybody = What everybody knew together
web-replay-play-on = Play on from here against a bot
web-seat-number = Seat { $number }

## Home

web-title-screen = { $screen } – Ludotheque
web-home-welcome = Pull up a chair
web-home-about = Published board games, played exactly by their rules: against a bot, or with friends wherever they are. You need no account: a name is enough, and even that can wait.
web-games = Games
web-players-from-to = { $least } to { $most } players
web-players-just = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-play-now = Play now against a bot
web-opponent = Against
web-bot-level = { $bot }, level { $level }
web-laying = Laying the table…
web-new-table = New table
web-learn-minutes = Learn in ten minutes
web-read-rules = Read the rules
web-mine = Go on playing
web-mine-none = You have not begun a game yet. Your games wait here until you come back.
web-mine-stranger = Whatever you begin waits here until you come back.
web-table-with = With { $names }
web-table-waits = Waiting for { $names }
web-table-waits-long = Waiting for { $names }, for { $time } now
web-table-of = { $host }’s table
web-status-waiting = waiting for people
web-status-playing = playing
web-status-paused = paused
web-status-finished = finished
web-status-closed = closed
web-played = Finished games
web-played-won = won
web-played-shared = win shared
web-played-lost = lost
web-played-nobody = nobody won
web-played-together = won together
web-played-short = lost together
web-played-goal = together { $sum } of { $goal }
web-played-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-played-practice = practice
web-played-more = Older games
web-public = Public tables
web-public-none = No table is open to everybody just now. Open one, and it appears here.
web-public-more = More public tables
web-seats-free = { $count ->
    [0] all seats taken
    [one] { $count } seat free
   *[other] { $count } seats free
  }
web-record-own = Do you have the record of a game?
web-record-watch = Watch it here

## Your name

web-name = Your name
web-name-take = Take this name
web-name-change = Another name
web-name-keep = Keep it
web-name-about = Tables where you already sit keep your old name.
web-name-none = You have no name here yet. You will be given one when you begin to play, or you can choose one now.
web-name-taken = From now on you are { $name }.

## A new table

web-new-title = A new table of { $game }
web-new-no-game = This house does not have such a game.
web-new-seats = Seats
web-new-seats-about = Who starts is left to chance. Nobody can rig it, because your browser adds some chance of its own.
web-new-count = How many players
web-new-who = Who sits in seat { $letter }
web-new-me = Me
web-new-me-named = Me ({ $name })
web-new-open = A free seat
web-new-bot = A bot
web-new-bot-of = Bot { $bot }
web-new-beside = Somebody at this screen
web-new-name-seat = Name of the person in seat { $letter }
web-new-guest = Guest { $letter }
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-none-about = Everybody takes the time they need.
web-new-clock-move = A time limit for each move
web-new-clock-move-about = Whoever takes longer loses.
web-new-clock-bank = A time limit for the whole game
web-new-clock-bank-about = As in chess: each seat has its own clock, and gains a little time with each move.
web-new-clock-days = Days for each move
web-new-clock-days-about = For a game alongside everything else. Come back when it suits you.
web-new-seconds = Seconds for each move
web-new-minutes = Minutes for the game
web-new-increment = Seconds more for each move
web-new-days = Days for each move
web-new-visible = Who can find it
web-new-by-link = Anyone with the address
web-new-by-link-about = You decide who gets it.
web-new-listed = Everybody
web-new-listed-about = The table appears in the list of public tables.
web-new-chat = People may talk at this table
web-new-chat-about = Quick phrases always work. You can switch talk off later.
web-new-hints = Players may ask for hints
web-new-hints-about = A hint shows the best moves to whoever asks. The list of moves tells the others that somebody asked.
web-new-lens = Everybody may use the fault-line lens
web-new-lens-about = It shows how likely a quake is to take each tile. Purists put it away.
web-new-watch = Watch bots play
web-new-play-myself = Play myself
web-new-options = Options
web-new-pause = How fast
web-new-pause-of = { $pause ->
    [0] As fast as they think
    [1500] At an easy pace
   *[other] Slowly
  }
web-new-do-watch = Open the table and watch
web-new-summary = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }
web-new-summary-by-link = for anyone with the address
web-new-summary-listed = in the list of public tables
web-new-summary-practice = for practice
web-new-do = Open the table
web-new-do-play = Open the table and play

## Settings

web-settings-about = These are for this browser only, and are kept in it.
web-settings-look = Language and look
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = same as the device
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-contrast = Contrast
web-settings-contrast-normal = as printed
web-settings-contrast-more = stronger
web-settings-motion = Motion
web-settings-motion-system = same as the device
web-settings-motion-full = everything moves
web-settings-motion-reduced = nothing moves
web-settings-table = At the table
web-settings-pace = Others’ moves
web-settings-pace-slow = slow
web-settings-pace-normal = normal
web-settings-pace-off = at once
web-settings-confirm = Confirm moves
web-settings-confirm-about = You can still move a tile until you confirm it.
web-settings-scores = Show the points
web-settings-scores-about = What everybody would have if the game ended now.
web-settings-unseen = Show the tiles not seen yet
web-settings-unseen-about = Purists count them in their heads.
web-settings-odds = Show how likely a quake is
web-settings-odds-about = In Beat the Quake: the quakes in the pile, and the chance that the next draw is one.
web-settings-owners = Show who owns the roads
web-settings-owners-about = In Seismic: roads in the colour and pattern of their owner, with their points. Complete ones are wider. The O key switches it too.
web-settings-lens = Fault-line lens
web-settings-lens-about = In Seismic: how likely a quake is to take each tile, unless the host has put the lens away. The L key switches it too.
web-settings-sound = Sounds
web-settings-sound-about = A tile that falls into place, a quake, your turn.
web-notices = Tell me when it is my turn
web-notices-about = A notification from your browser, and a short buzz on phones, while you look elsewhere. Your browser asks you first.
web-notices-refused = Your browser blocks notifications from this page. You can allow them in its settings for this page.
web-settings-you = You
web-device = Another device
web-device-about = With a link you can be the same person on another phone or computer. It works once, within a quarter of an hour.
web-device-make = Make a link
web-device-made = Open this address on the other device. Whoever opens it plays under your name, so give it to nobody else.
web-device-address = The address for your other device
web-device-until = It works until { $time }.
web-elsewhere = Sign out elsewhere
web-elsewhere-about = Every other device has to start afresh. This one stays yours.
web-elsewhere-do = Sign out on all other devices
web-elsewhere-done = You are signed out on all other devices.
web-forget = Be forgotten
web-forget-about = Your name and your devices are forgotten, and nobody can undo that. Games that you played stay, with the name that you had there.
web-forget-do = Forget me
web-forget-sure = Forget you here, for good?
web-forget-sure-do = Yes, forget me
web-forget-sure-not = No, remember me
web-forget-done = You have been forgotten.

## Which game?

web-choose-rules = The rules of which game?
web-choose-learn = Learn which game?

## Rules

web-rules-title = The rules of { $game }
web-rules-brief = How to play in two minutes
web-rules-print-brief = Print this page
web-rules-contents = Contents
web-rules-ruling = ruling
web-rules-ruling-about = The printed rules are silent here: this is how this house plays it.
web-rules-link = Address of { $clause }
web-rules-print = Print
web-printing = Print and play
web-printing-about = A PDF with rules, a score sheet and all pieces, to print on both sides and cut out.
web-printing-a4 = PDF for A4 paper
web-printing-letter = PDF for US Letter paper

## A link for this device

web-here = Is this your device?
web-here-about = With this link you are the same person here as on the device where you made it.
web-here-instead = On this device you are now { $name }. If you say yes, you no longer will be.
web-here-do = Yes, it is mine
web-here-not = No

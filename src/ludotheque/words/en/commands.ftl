# What the commands say.

replay-going-on = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, { $whose } to move; if it ended now: { $scores }
replay-over = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, over; won by { $winners }: { $scores }
legal-over = the game is over: no moves
legal-moves = { $name }, { $count ->
    [one] { $count } move
   *[other] { NUMBER($count, useGrouping: 0) } moves
  }: { $moves }
verify-kept = The deal was kept: commitment, seed, pile and all { NUMBER($moves, useGrouping: 0) } moves hold.
verify-broken = The deal does not hold: { $why }

## simulate

simulate-title = { $game }, { NUMBER($games, useGrouping: 0) } games
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Score
simulate-spread = Spread
simulate-games-per-s = Games a second
simulate-decisions-per-s = Decisions a second
simulate-seconds = Seconds
simulate-length = Decisions a game
simulate-sections = Sections completed
simulate-quakes = Quakes
simulate-shared = Shared wins
simulate-digest = Digest
simulate-written = { NUMBER($games, useGrouping: 0) } results are in { $file }
simulate-stopped = Stopped: { NUMBER($games, useGrouping: 0) } of { NUMBER($asked, useGrouping: 0) } games were played.

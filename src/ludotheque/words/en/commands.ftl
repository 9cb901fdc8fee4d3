# What the commands say.

number = { $number }
replay-going-on = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, { $whose } to move; if it ended now: { $scores }
replay-over = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, over; won by { $winners }: { $scores }
replay-goal = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, over; won by all together, { $sum } points of { $goal } needed: { $scores }
replay-short = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, over; nobody won, together { $sum } of { $goal } points: { $scores }
replay-practice = Practice: moves could be taken back, so the game is not rated.
replay-last = { $time }, { $name }: { $move }; { $rest }
replay-lost = { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }, over; nobody won: { $scores }
legal-over = the game is over: no moves
legal-at = at { $time }: { $each }
legal-moves = { $name }, { $count ->
    [one] { $count } move
   *[other] { NUMBER($count, useGrouping: 0) } moves
  }: { $moves }
verify-kept = The deal checks out: the commitment, the seed, what was dealt and { $moves ->
    [one] the one move
   *[other] all { NUMBER($moves, useGrouping: 0) } moves
  }.
verify-broken = The deal does not check out: { $why }

## components

components-group = { $group }: { $members }
components-quakes = quakes
components-rules = rules

## simulate

simulate-title = { $game }, { $games ->
    [one] { NUMBER($games, useGrouping: 0) } game
   *[other] { NUMBER($games, useGrouping: 0) } games
  }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Score
simulate-spread = Spread
simulate-games-per-s = Games a second
simulate-decisions-per-s = Decisions a second
simulate-took = Seconds
simulate-length = Decisions a game
simulate-shared = Shared wins
simulate-digest = Digest
simulate-written = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } result is
   *[other] { NUMBER($games, useGrouping: 0) } results are
  } in { $file }
simulate-stopped = Stopped: { NUMBER($games, useGrouping: 0) } of { NUMBER($asked, useGrouping: 0) } games were played.

## arena

arena-title = { $game }, { $seats } seats: { $deals ->
    [one] { $deals } deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  } of { NUMBER($games, useGrouping: 0) } games
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-wins = Wins
arena-score = Score
arena-time = ms a decision
arena-no-deal = No deal has been played in all its { NUMBER($games, useGrouping: 0) } seatings yet: there is nothing to rate.
arena-drawn = A chart of the ratings is in { $file }
arena-plot-about = Bradley–Terry ratings with 95% intervals over deals; 400 points are odds of ten to one.

## dataset

dataset-written = { $positions ->
    [one] { NUMBER($positions, useGrouping: 0) } position
   *[other] { NUMBER($positions, useGrouping: 0) } positions
  } of { $games ->
    [one] { NUMBER($games, useGrouping: 0) } game
   *[other] { NUMBER($games, useGrouping: 0) } games
  }: { $file }
dataset-stopped = Stopped: { NUMBER($games, useGrouping: 0) } of { NUMBER($asked, useGrouping: 0) } games are done. Run the same command again to go on.

# A game looked at again: what mattered, and why. Said by the terminal and by the server.

review-nothing = in this game nobody had a choice to make: there is nothing to review
review-running = the game is not over yet: a review would give too much away
review-many = too many reviews are waiting already; ask again in a moment
review-failed = the review could not be made; ask for it again
review-both = give --seconds or --simulations, not both

## In the terminal

review-title = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }. Each position was played on { NUMBER($simulations) } times from what the seat knew{ $timed ->
    [yes] .
   *[no] , each time with a different pile.
  }
review-chances = Winning chances from the first decision to the last
review-chances-at = After { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }: { $each }.
review-chance-of = { $name } { $chance }
review-moments = { $count ->
    [0] No move threw much away.
    [one] The moment that mattered
   *[other] The { $count } moments that mattered
  }
review-moment = { $number }. Move { NUMBER($move, useGrouping: 0) }, { $name }: { $best } with the best move, { $chance } with the one played.
review-played = Played: { $words }
review-preferred = Preferred: { $words }
review-accounts = Luck and skill, in hundredths of a win
review-account = { $name }: { $start } at the start, { $skill } from their own moves, { $others } from others’ moves, { $luck } from { $timed ->
    [yes] speed
   *[no] luck
  }, { $end } at the end.
review-best-draw = Best draw, after move { NUMBER($move, useGrouping: 0) } ({ $change }): { $story }
review-worst-draw = Worst draw, after move { NUMBER($move, useGrouping: 0) } ({ $change }): { $story }

## Why

why-played = The move played: { $fact }
why-tries = No single thing on the table decides it: in { NUMBER($simulations) } games played on from here it came out ahead.

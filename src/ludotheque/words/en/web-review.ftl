# A game that is over, looked at again, on its page.

web-review = Review
web-review-about = The strongest bot goes through every decision again, with what the player knew then: how likely each was to win, which moves mattered and why, and what was luck.
web-review-begin = Review this game
web-review-working = The bot is thinking the game through. You can go on watching.
web-review-draft = A first look: it gets more exact while the bot thinks.
web-review-ready = The review is ready.
web-review-chances = Winning chances over time
web-review-after = After { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
web-review-told = { $when }: { $each }
web-review-table = As a table
web-review-all = Everybody together
web-review-nobody = Nobody: everybody loses
web-review-nobody-short = nobody
web-review-moves = Moves
web-review-time = Time
web-review-moments = { $count ->
    [0] No move threw much away
    [one] The moment that mattered
   *[other] The { $count } moments that mattered
  }
web-review-moment = { $at }, { $name }
web-review-odds = { $chance } to win, instead of { $best }
web-review-played = Played
web-review-preferred = The bot preferred
web-review-why = Why
web-review-show = Show the position
web-review-play-on = Play on from here
web-review-play-on-about = You take the seat of the player who moved; bots take the others. What was still to be drawn is shuffled again, so nobody knows what will come.
web-review-play-on-timed = You take the seat of the player who moved; bots take the others.
web-review-luck-and-skill = Luck and skill
web-review-pace-and-skill = Pace and skill
web-review-luck-about = All figures are hundredths of a win. The cost of a move is what the bot’s own choice would have won on top, on average over { $simulations } other piles. Luck is what the real pile then changed. Start, moves and luck add up to the end.
web-review-pace-about = All figures are hundredths of a win. The cost of a move is what the bot’s own choice would have won on top, in { $simulations } games played on from there. The rest is down to speed. Start, moves and pace add up to the end.
web-review-from-to = From { $start } at the start to { $end } at the end.
web-review-skill = Own moves
web-review-others = Others’ moves
web-review-luck = Luck
web-review-pace = Pace
web-review-best-draw = Best draw
web-review-worst-draw = Worst draw
web-review-at = Move { $move }
web-review-at-time = Move { $move } at { $time }

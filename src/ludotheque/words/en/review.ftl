# A game looked at again: what mattered, and why. Said by the terminal and by the server.

review-nothing = in this game nobody had a choice to make: there is nothing to review
review-running = the game is not over yet: a review would give too much away
review-many = too many reviews wait already; ask again in a moment
review-failed = the review could not be made; ask for it again
review-both = give --seconds or --simulations, not both

## In the terminal

review-title = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }. Each position was played on { NUMBER($simulations) } times from what the seat knew{ $timed ->
    [yes] .
   *[no] , each time with another pile.
  }
review-chances = Winning chances from the first decision to the last
review-chances-at = After { $moves ->
    [one] { $moves } move
   *[other] { NUMBER($moves, useGrouping: 0) } moves
  }: { $each }.
review-chance-of = { $name } { $chance }
review-moments = { $count ->
    [0] No move cost enough to be called a turning point.
    [one] The moment that mattered
   *[other] The { $count } moments that mattered
  }
review-moment = { $number }. Move { NUMBER($move, useGrouping: 0) }, { $name }: { $best } with the best move, { $chance } with the one played.
review-moment-close = { $number }. Move { NUMBER($move, useGrouping: 0) }, { $name }: { $chance } to win. A close call: the other move was about as good.
review-moment-none = { $number }. Move { NUMBER($move, useGrouping: 0) }, { $name }: { $chance } to win. No better move was found.
review-played = Played: { $words }
review-preferred = Preferred: { $words }
review-accounts = Luck and skill, in hundredths of a win
review-account = { $name }: { $start } at the start, { $skill } by own moves, { $others } by the moves of others, { $luck } by { $timed ->
    [yes] the pace of hands
   *[no] luck
  }, { $end } at the end.
review-best-draw = Best draw, after move { NUMBER($move, useGrouping: 0) } ({ $change }): { $story }
review-worst-draw = Worst draw, after move { NUMBER($move, useGrouping: 0) } ({ $change }): { $story }

## Why

why-played = The move played: { $fact }
why-tries = No single thing on the table decides it: in { NUMBER($simulations) } games played on from here it came out ahead.

why-se-closes-own = It closes a section of { $name } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-closes-free = It closes a section worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } that { $name } can claim with a crew.
why-se-closes-theirs = It closes a section for { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-needs-own = This section of { $name }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, needs { $tiles ->
    [one] the one tile that fits
   *[other] one of { $tiles } tiles
  }; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-se-needs-free = This section, which { $name } can claim, is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far. It needs { $tiles ->
    [one] the one tile that fits
   *[other] one of { $tiles } tiles
  }; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-se-far-own = This section of { $name } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, and more tiles can still lengthen it.
why-se-far-free = { $name } can claim this section: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, and more tiles can still lengthen it.
why-se-never = No tile that is left closes this section of { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far).
why-se-dead = This section of { $name } can never be complete.
why-se-open-twice = This section of { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far) stays open at both ends.
why-se-loses = { $name } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-crew-kept = The crew of { $name } stays free: { $crews ->
    [one] { $crews } is
   *[other] { $crews } are
  } left for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
why-se-fault = The tile lies where the next quake strikes: the { $side } line has most tiles, { $count }; { $quakes ->
    [one] { $quakes } quake is
   *[other] { $quakes } quakes are
  } unseen.

why-bq-damage-falls = The damage in the hand of { $name } falls from { $before } to { $after }.
why-bq-table-grows = The common objects reach { $after } VP instead of { $before }.
why-bq-hand-kept = { $name } keeps { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in hand.
why-bq-safe = The next { $count ->
    [one] card is an object
   *[other] { $count } cards are objects
  } for sure.
why-bq-alone = { $name } would meet a quake alone ({ $own } VP against { $damage }) and get { $points } points.
why-bq-left-to-next = The next card is left to { $next }: { $quakes } of { $cards ->
    [one] { $cards } card is a quake
   *[other] { $cards } cards are quakes
  }.
why-bq-objects = The next card may be an object: { $objects } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
why-bq-quakes = The next card may be a quake: { $quakes } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
why-bq-fatal = A quake for { $name } would be fatal: damage { $damage }, common objects { $table } VP.
why-bq-points-given = { $name } gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of the hand.
why-bq-use-own = The card is { $name }’s own: nobody else gets points for it.
why-bq-use-exact = The cards used reach the damage of { $damage } exactly.
why-bq-use-theirs = { $name } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the card that is used.
why-bq-use-over = The cards used are { $over } VP more than needed.
why-bq-discard-damage = The hand does { $damage } less damage.
why-bq-discard-points = The hand loses { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
why-bq-discard-table = The common objects lose { $vp } VP.

why-s4-covers = It covers all of { $objective }: a flag can be planted.
why-s4-part = It covers { $covered } of { $total ->
    [one] { $total } location
   *[other] { $total } locations
  } of { $objective }; the other side has none there.
why-s4-denies = It keeps { $objective } from the other side, which has pieces there.
why-s4-contested = The other side has pieces on { $objective }: it is nobody’s.
why-s4-zone = It makes { $count ->
    [one] a zone
   *[other] { $count } zones
  } whole: { $points } points.
why-s4-base-tank = It covers { $covered } of { $total } locations of the tank base.
why-s4-base-paratroop = It covers { $covered } of { $total } locations of the paratroop base.
why-s4-base-whole-tank = The tank base is covered: three tanks are ready.
why-s4-base-whole-paratroop = The paratroop base is covered: three paratroopers are ready.
why-s4-leads = It lies next to { $objective }, on which nobody has a piece yet.
why-s4-race = The other side could lay a piece on { $location } too.
why-s4-site = A bridge can be built at { $site }: { $points } points.
why-s4-bridge = The bridge is worth { $points } points.
why-s4-flag = The flag on { $objective } is worth { $points } points.
why-s4-flag-forgotten = The other side forgot its flag on { $objective }: { $points } points change hands.
why-s4-flag-open = { $objective } is covered and has no flag: the other side may plant one.
why-s4-tank = The tank closes { $count ->
    [one] { $count } location
   *[other] { $count } locations
  } to the other side.
why-s4-drop = The paratrooper opens { $count ->
    [one] { $count } location
   *[other] { $count } locations
  }.

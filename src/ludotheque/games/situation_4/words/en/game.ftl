# Situation 4 in the terminal and told by the server: what lies there, what can be done, what happened.

## Sides and places

s4-side = { $side ->
    [0] green
   *[1] orange
  }
s4-side-letter = { $side ->
    [0] G
   *[1] O
  }
s4-camp = { $side ->
    [0] Green
   *[1] Orange
  } ({ $names })
s4-objective = { $name } ({ NUMBER($value, useGrouping: 0) })
s4-site = { $site } ({ $ends })
s4-run = { $first }–{ $last }
s4-run-long = { $first } to { $last }
s4-mark-dam = D
s4-mark-headquarters = Q
s4-mark-refinery = R
s4-mark-airfield = A
s4-mark-town = T
s4-mark-village = V
s4-mark-harbour = H
s4-mark-base-tank = (t)
s4-mark-base-paratroop = (p)
s4-mark-tanks = T
s4-mark-paratroopers = P

## What is asked

s4-ask = { $name }, { $side ->
    [0] green
   *[1] orange
  }: lay a piece.
s4-ask-more = { $name }, { $side ->
    [0] green
   *[1] orange
  }: lay a piece, or place something else first.
s4-ask-none = { $name }, { $side ->
    [0] green
   *[1] orange
  }: no piece can be laid now.
s4-ask-covered = { $name }, { $side ->
    [0] green
   *[1] orange
  }: the board is covered. Flags and bridges still count.
s4-ask-all = Green and orange lay their pieces.
s4-do-lay = lay a piece on { $location }
s4-do-lay-objective = lay a piece on { $location }, part of { $objective }
s4-do-lay-last = lay a piece on { $location }, the last of { $objective }
s4-do-flag = plant a flag on { $objective }
s4-do-flag-forgotten = plant a flag on { $objective }, which { $side ->
    [0] green
   *[1] orange
  } has forgotten
s4-do-drop = drop a paratrooper on { $location }
s4-do-tank = set a tank on { $location }
s4-do-bridge = build a bridge at { $site }
s4-do-resign = resign
s4-list-lay = { $numbers } lay a piece
s4-list-tank = { $numbers } set a tank
s4-list-drop = { $numbers } drop a paratrooper
s4-list-resign = { $numbers } resign
s4-all-lay = Lay a piece, { $numbers }: { $each }.
s4-all-tank = Set a tank, { $numbers }: { $each }.
s4-all-drop = Drop a paratrooper, { $numbers }: { $each }.

## What happened

s4-told-begin = { $camp } begins on its base line, row { $row }.
s4-told-lay = { $name } lays a piece on { $location }.
s4-told-covered = { $side ->
    [0] Green
   *[1] Orange
  } has covered { $objective }: it waits for its flag.
s4-told-nobodys = Both sides have pieces on { $objective }: it is nobody’s.
s4-told-tanks = { $side ->
    [0] Green
   *[1] Orange
  } has covered its tank base: { $count } tanks are ready.
s4-told-paratroopers = { $side ->
    [0] Green
   *[1] Orange
  } has covered its paratroop base: { $count } paratroopers are ready.
s4-told-zone = { $side ->
    [0] Green
   *[1] Orange
  } holds the zone { $zone }: { NUMBER($points, useGrouping: 0) } points.
s4-told-last-seconds = The board is covered. The last { $seconds } seconds: flags and bridges can still be placed.
s4-told-flag = { $name } plants a flag on { $objective }: { NUMBER($points, useGrouping: 0) } points for { $side ->
    [0] green
   *[1] orange
  }.
s4-told-forgotten = { $side ->
    [0] Orange
   *[1] Green
  } forgot { $objective }: { $name } plants a flag there, { NUMBER($points, useGrouping: 0) } points for { $side ->
    [0] green
   *[1] orange
  }.
s4-told-drop = { $name } drops a paratrooper on { $location }.
s4-told-opened = Now open to { $side ->
    [0] green
   *[1] orange
  }: { $places }.
s4-told-tank = { $name } sets a tank on { $location }.
s4-told-closed = Now closed to { $side ->
    [0] green
   *[1] orange
  }: { $places }.
s4-told-both = Open to both again: { $places }.
s4-told-bridge = { $name } builds a bridge at { $site }: { NUMBER($points, useGrouping: 0) } points for { $side ->
    [0] green
   *[1] orange
  }.
s4-told-resign = { $name } resigns for { $side ->
    [0] green
   *[1] orange
  }.
s4-told-over = The board is covered, and no flag or bridge can be placed: the game is over.
s4-told-winner = { $camp } wins with { NUMBER($points, useGrouping: 0) } points to { NUMBER($other, useGrouping: 0) }.
s4-told-winner-resigned = { $camp } wins.
s4-told-draw = Both sides have { NUMBER($points, useGrouping: 0) } points: a draw, won by both.

## How it stands

s4-board = The board goes from A1 to { $last }. Green sits at row 1, orange at row { $rows }; the river runs between rows { $south } and { $north }. { $left ->
    [0] No location is empty.
    [one] { $left } location is empty.
   *[other] { $left } locations are empty.
  }
s4-row = Row { $row }: { $parts }.
s4-between = {"; "}
s4-places = { $places } { $what }
s4-at = { $location }: { $what }.
s4-empty = empty
s4-piece = { $side ->
    [0] green
   *[1] orange
  }
s4-piece-tank = { $side ->
    [0] green with a tank
   *[1] orange with a tank
  }
s4-piece-paratrooper = { $side ->
    [0] green with an orange paratrooper
   *[1] orange with a green paratrooper
  }
s4-objective-free = { $objective }, { $places }: nobody has a piece there.
s4-objective-part = { $objective }, { $places }: { $side ->
    [0] green
   *[1] orange
  } has covered { $count } of { $all }.
s4-objective-waits = { $objective }, { $places }: { $side ->
    [0] green
   *[1] orange
  } has covered it, and no flag is planted yet.
s4-objective-flag = { $objective }, { $places }: { $side ->
    [0] green’s flag
   *[1] orange’s flag
  }.
s4-objective-nobodys = { $objective }, { $places }: nobody’s, under pieces of both.
s4-base-tank = { $side ->
    [0] Green’s tank base
   *[1] Orange’s tank base
  }, { $places }: { $count } of { $all } covered.
s4-base-paratroop = { $side ->
    [0] Green’s paratroop base
   *[1] Orange’s paratroop base
  }, { $places }: { $count } of { $all } covered.
s4-site-free = Bridge site { $site }: no bridge.
s4-site-bridge = Bridge site { $site }: { $side ->
    [0] green’s bridge
   *[1] orange’s bridge
  }.
s4-zone-free = The zone { $zone }: nobody’s.
s4-zone-held = The zone { $zone }: { $side ->
    [0] green’s
   *[1] orange’s
  }.
s4-zones = { $side ->
    [0] Green
   *[1] Orange
  } holds { $count ->
    [one] { $count } zone
   *[other] { $count } zones
  }: { $zones }.
s4-closed-to = Closed to { $side ->
    [0] green
   *[1] orange
  } by a tank: { $places }.
s4-standing = { $camp }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
  }; ready: { $paratroopers ->
    [one] { $paratroopers } paratrooper
   *[other] { $paratroopers } paratroopers
  }, { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
  }, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
  }
s4-waiting = Without a flag: { $each }.
s4-waits = { $objective }, covered by { $side ->
    [0] green
   *[1] orange
  }
s4-points = { $camp }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
  }
s4-points-for = { $camp }: { NUMBER($points, useGrouping: 0) } points ({ $parts })
s4-for-flags = flags { NUMBER($points, useGrouping: 0) }
s4-for-bridges = bridges { NUMBER($points, useGrouping: 0) }
s4-for-zones = zones { NUMBER($points, useGrouping: 0) }
s4-unseen = Nothing is hidden. { $count ->
    [one] { $count } location is
   *[other] { $count } locations are
  } still empty: { $places }.
s4-unseen-none = Nothing is hidden, and no location is empty.
s4-board-cropped = (The board is wider than this terminal: these are { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  } around the last move.)

## Around the game

title-situation-4 = Situation 4
help-game-situation-4 =
    The name of a location (C5), an objective (dam) or a bridge site (west) gives a close look at it.
    A move can also be written out: “lay C5”, “flag dam”, “drop C5”, “tank C5”, “bridge west”, “resign”
    You may place flags, paratroopers, tanks and bridges as you like; laying a piece ends your turn.
    table 1 to table 4: the board, from smallest to largest; table 0: what fits
    On the board G is green, O orange. G+T carries a tank, O+P a paratrooper of the other side. [G] on the river is a bridge.
    D dam, Q headquarters, R refinery, A airfield, T town, V village, H harbour, each with its value; then the letter of its flag, or a question mark if it waits for one. (t) and (p) are bases of tanks and paratroopers, × is closed to you.

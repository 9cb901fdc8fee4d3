# Situation 4 in the terminal and told by the server: what lies there, what can be done, what happened.

## Why not

s4-location-unknown = there is no location { $location } on this board
s4-objective-unknown = there is no objective { $objective } on this board; there is { $known }
s4-site-unknown = there is no bridge site { $site } on this board; there is { $known }
s4-orientation = unknown orientation { $value }; there is { $known }
s4-grace = must be a whole number of milliseconds from 0 to { $most }
s4-sides = must be a list of sides, 0 or 1, with one to { $most } seats on each
s4-sides-count = has { $count } sides for { $seats } seats
s4-trays = must be a list of two trays, one for each side
s4-taken = { $location } is taken
s4-misfit = the piece does not fit { $location }
s4-closed = a tank closes { $location }
s4-first-piece = the first piece goes on the base line, row { $row }
s4-not-next = { $location } is not next to a piece of this side, nor to one with its paratrooper
s4-flag-stands = a flag stands on { $objective } already
s4-flag-uncovered = no side covers all of { $objective }
s4-flag-both = { $objective } lies under pieces of both sides: it is nobody’s
s4-flag-grace = { $objective } is not forgotten yet: { NUMBER($seconds, minimumFractionDigits: 1) } s are left to its owner
s4-paratroop-base = the side has no paratroopers: its paratroop base is not covered
s4-paratroopers-used = all { $count } paratroopers are dropped
s4-drop-theirs = no opponent’s piece lies on { $location }
s4-piece-carries = the piece on { $location } carries a paratrooper or a tank already
s4-tank-base = the side has no tanks: its tank base is not covered
s4-tanks-used = all { $count } tanks are set
s4-tank-own = no own piece lies on { $location }
s4-tank-base-line = { $location } is not connected to the base line
s4-tank-way = no tank reaches { $location } from its base: own pieces, and own bridges over the river, must lead there
s4-bridge-stands = a bridge stands at { $site } already
s4-bridges-used = all { $count } bridges are built
s4-bridge-banks = own pieces must lie on both banks at { $site }

## A board’s file

board-small = { $key } must be 2 or more
board-cut = the seed of the cut must be text
board-zones = there must be 1 to { $most } zones
board-locations = must be a list of { $least } to { $most } different locations
board-bases = must be a list of two bases, one for each side
board-base-rows = { $location } is not in the second or third row of side { $side }
board-many = there are more than { $most } { $what }
board-id = { $id } is no id: small letters, digits and hyphens, a letter first, { $longest } at most
board-site = { $site } must join two locations of one column across the river
board-objective-twice = { $a } and { $b } have the same id or share a location
board-kind = unknown kind { $kind }; there is { $known }
board-half-turn = { $what } does not look the same after half a turn of the board

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
  }: lay a piece, or place something else before it.
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
    The name of a location (C5), an objective (dam) or a bridge site (west) shows it closely.
    A move can also be written out: “lay C5”, “flag dam”, “drop C5”, “tank C5”, “bridge west”, “resign”
    You may place flags, paratroopers, tanks and bridges as you like; the piece that you lay ends your turn.
    table 1 to table 4: the board larger and larger; table 0: what fits
    On the board G is green, O orange. G+T carries a tank, O+P a paratrooper of the other side. [G] on the river is a bridge.
    D dam, Q headquarters, R refinery, A airfield, T town, V village, H harbour, each with its value; then the letter of its flag, or a question mark if it waits for one. (t) and (p) are bases of tanks and paratroopers, × is closed to you.

## Options

option-situation-4-board = Board
option-situation-4-board-classic = Classic
option-situation-4-board-classic-about = 96 pieces a side, 13 objectives: about a quarter of an hour.
option-situation-4-board-skirmish = Skirmish
option-situation-4-board-skirmish-about = 54 pieces a side, 5 objectives: for short games and small screens.
option-situation-4-orientation = How pieces lie
option-situation-4-orientation-upright = Upright
option-situation-4-orientation-upright-about = Every piece lies as it belongs: find its place.
option-situation-4-orientation-turned = Turned
option-situation-4-orientation-turned-about = Pieces lie at random quarter turns, and you turn them by hand.
option-situation-4-flag_grace = Seconds until a flag counts as forgotten
option-situation-4-flag_grace-about = Who covers an objective has so long to plant its flag. Then the others may plant theirs.

# Seismic in the terminal: what lies there, what can be done, what happened.

## Sections

end-edge = the edge of the table after { $cell }
end-edge-there = the edge of the table { $cell }
end-open = the empty cell { $cell }
end-intersection = the { $value } { $where }
section-loop = a loop of { $length ->
    [one] { $length } fragment
   *[other] { $length } fragments
  }, worth nothing
section-open = from { $one } to { $other }, { $length ->
    [one] { $length } fragment
   *[other] { $length } fragments
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far
section-complete = complete, from { $one } to { $other }: { $sum } = { $points } points
section-complete-bonus = complete, from town to town, { $one } to { $other }: { $sum } = { $points } points

## What is asked

ask-place = { $name }: place a tile.
ask-crew = { $name }: put a crew on the tile { $where }?
ask-crew-or-second = { $name }: put a crew on the tile { $where }, or place a second tile?
ask-town = { $name }: a quake of { $magnitude }.0. Which town does it hit first?
ask-side = { $name }: a quake of { $magnitude }.0. Several sides of { $town } have the most tiles. Which one is hit?
ask-turn = { $name }: an aftershock. Turn a tile?
cell = { $range } at { $cell }: { $each }
range-long = { $first } to { $last }
cell-place = { $range }: cell { $cell }, { $count ->
    [one] a highway comes
   *[other] highways come
  } from the { $sides }
cell-turn = { $range }: turn { $tile } at { $cell }
crew-after-turn = , { $name }’s crew on { $fragment }
lying-so = : { $lying }
do-place = place { $tile } { $where }, rotation { $rotation }{ $so }
do-place-so = place { $tile } { $where }{ $so }
do-turn = turn { $tile } { $where } to rotation { $rotation }{ $so }
do-turn-so = turn { $tile } { $where }{ $so }
do-crew = crew on the highway { $fragment }: { $section }
do-no-crew = no crew
do-no-turn = turn nothing
do-town = { $town } first
do-side = the { $side } side, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in line

## What happened

told-start = Face up at the start: { $tiles }.
told-first = { $name } goes first.
told-turned-up = { $name } turns up { $tiles }.
told-place = { $name } places { $tile } { $where }{ $so }.
told-second = { $name } places a second tile, { $tile }, { $where }{ $so }.
told-complete = A section is now { $section } for { $names }.
told-complete-free = A section is now { $section }, and belongs to nobody.
told-crew = { $name } puts a crew on the highway { $fragment } { $where }.
told-crew-there = { $name } puts a crew on the tile { $where }, on the highway { $fragment }.
told-no-crew = { $name } puts no crew there.
told-no-crew-possible = No crew can go on that tile: its sections already have crews.
told-no-crew-left = No crew can go there: none is left.
told-quake-setting-up = A quake of { $magnitude }.0 comes up during the set-up: it has no effect.
told-quake-comes = { $name } turns up a quake of { $magnitude }.0!
told-town = { $name } lets the quake hit { $town } first.
told-side = { $name } chooses the { $side } side of { $town }.
told-quake = { $town } is hit on the { $side } side, with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in line. { $fallen ->
    [one] { $fallen } tile falls
   *[other] { $fallen } tiles fall
  }: { $cells }.
told-quake-tile = { $tile } ({ $place })
told-quake-none-fell = { $town } is hit on the { $side } side, but only the other town is there: no tile falls.
told-quake-nothing = No tile lies in line with { $town }: none falls.
told-crews-back = { $name } takes back { $count ->
    [one] { $count } crew
   *[other] { $count } crews
  }.
told-turn = { $name } turns { $tile } { $where }{ $so }.
told-no-turn = { $name } turns nothing.
told-turn-skipped = { $name } has no tile to turn.
told-left = { $tiles } { $count ->
    [one] fits
   *[other] fit
  } nowhere and { $count ->
    [one] leaves
   *[other] leave
  } the game.
told-over-closed = The game is over: no highway is open any more.
told-over-none-fits = The game is over: the pile is empty and nothing fits.
told-over-used-up = The game is over: all tiles are used up.

## How it stands

table-told = The table, row by row from the north, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }:
table-town = { $cell }: San Andreas
table-tile = { $cell }: { $tile }, { $lying }
table-tile-crew = { $cell }: { $tile }, { $lying }, { $name }’s crew on { $fragment }
table-cropped = (The table is wider than this terminal: these are { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  } around the last move.)
offer = Face up: { $tiles }. In the pile: { $pile }.
offer-nothing = Nothing is face up. In the pile: { $pile }.
standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $crews ->
    [one] { $crews } crew
   *[other] { $crews } crews
  } left
score-complete = { $names }: { $section }.
score-open = { $names }: { $section }, but nothing while it is open.
score-others = { $count ->
    [one] { $count } other section with crews is not complete and scores
   *[other] { $count } other sections with crews are not complete and score
  } nothing.
unseen = Not seen yet: { $total ->
    [one] { $total } tile
   *[other] { $total } tiles
  }, { $pile } in the pile and { $gone } out of the game since the set-up.
unseen-highways = Highways: { $tiles }
unseen-intersections = Intersections: { $tiles }
unseen-quakes = Quakes: { $tiles }
unseen-tile = { $count } × { $tile }
odds-none = As the table is now, no quake can take a tile.
odds-assumed = How likely a quake is to take each tile before the end, worked out from the tiles not seen yet, if nothing more is built and every choice is as likely as any other.
odds-tile = { $odds }: { $cell }, { $tile }
odds-section = { $odds } that one of its tiles falls: { $names }, { $section }.

## Around the game

title-seismic = Seismic
help-game-seismic =
    A cell (0,-1), or its numbers as the table shows them (3-8), shows the moves there one by one.
    A move can also be written out: “place 02 0,-1 3”, “crew 35”, “crew -”, “quake 2”, “town -4,0”, “turn 1,0 2”, “turn -”
    list 12: the moves on the cell of 12
    table 1 to table 4: the table, from smallest to largest; table 0: what fits
    Sides: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. 02/3 is tile 02 turned by 3 sixths, clockwise.

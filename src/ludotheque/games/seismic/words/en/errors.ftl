# Why something cannot be done in Seismic.

## Options and editions

big-one-no-quake = the variant “big-one” needs a q6, and the edition has none
edition-unknown-tile = { $group } has no tile { $code }
edition-too-many = it holds { NUMBER($total, useGrouping: 0) } tiles; the most is { NUMBER($most, useGrouping: 0) }
edition-mix = it holds { $count } of tile “{ $code }”; setting up takes 2
lens-pile = the lens knows only what is in the box; this pile holds more than that
lens-too-many = quakes can come in too many ways here for the lens to work them out

## Moves

move-unknown-shape = there is no tile { $shape }
move-not-cell = { $cell } is not a cell; a cell is written Q,R
move-not-rotation = { $rotation } is not a rotation; rotations are 0 to 5
cell-off-table = cell { $cell } is not on the table
not-a-town = { $cell } is not a town
not-now-place = { $seat } has to place a tile now
not-now-crew = { $seat } has to say now whether a crew goes on the tile just placed
not-now-second = { $seat } has to put a crew now, or none, or place a second tile
not-now-town = { $seat } has to choose now which town the quake hits first
not-now-quake = { $seat } has to choose now which side the quake hits
not-now-turn = { $seat } has to turn a tile now, or none
place-not-face-up = { $seat } cannot place { $shape }: no such tile is face up
place-off-table = { $seat } cannot place { $shape } at { $cell }: the cell is not on the table
place-taken = { $seat } cannot place { $shape } at { $cell }: a tile lies there
place-highway-on-green = { $seat } cannot place { $shape } at { $cell }: its highway meets green on one side ({ $side })
place-green-on-highway = { $seat } cannot place { $shape } at { $cell }: its green edge meets a highway on one side ({ $side })
place-joins-nothing = { $seat } cannot place { $shape } at { $cell }: no highway joins it there
crew-no-fragment = { $seat } cannot put a crew on fragment { $fragment }: the tile at { $cell } has no such fragment
crew-none-left = { $seat } cannot put a crew on fragment { $fragment }: no crew is left
crew-manned = { $seat } cannot put a crew on fragment { $fragment }: { $other }’s crew stands on that section
quake-not-hardest = the quake cannot hit that side ({ $side }), with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }: these have the most: { $tied }
turn-empty = { $seat } cannot turn { $cell }: no tile lies there
turn-town = { $seat } cannot turn { $cell }: San Andreas does not turn
turn-twice = { $seat } cannot turn { $cell }: it has already been turned for this quake
turn-same = { $seat } cannot turn { $cell } that way: its highways would lie as before
turn-highway-on-green = { $seat } cannot turn { $cell } that way: a highway would meet green on one side ({ $side })
turn-green-on-highway = { $seat } cannot turn { $cell } that way: green would meet a highway on one side ({ $side })
turn-joins-nothing = { $seat } cannot turn { $cell } that way: no highway would join it

## Records

record-heights = must be a list with a number or null for each seat

# Sides, fragments and tiles of Seismic. House, terminal and browser say the same.

side-0 = N
side-1 = NE
side-2 = SE
side-3 = S
side-4 = SW
side-5 = NW
side-long-0 = north
side-long-1 = north-east
side-long-2 = south-east
side-long-3 = south
side-long-4 = south-west
side-long-5 = north-west
fragment = { $low }–{ $high }
fragment-long = { $low } to { $high }
tile = { $words } ({ $code })
shape-01 = a tight curve
shape-02 = a loose curve
shape-03 = a straight
shape-01-23 = a pair of tight curves
shape-01-24 = a tight curve with a loose curve on its right
shape-01-25 = a tight curve with a straight
shape-01-34 = a pair of tight curves on opposite corners
shape-01-35 = a tight curve with a loose curve on its left
shape-02-13 = a pair of loose curves crossing
shape-02-14 = a loose curve crossing a straight
shape-02-35 = a pair of loose curves back to back
shape-03-14 = a pair of straights crossing
shape-01-23-45 = a trio of tight curves
shape-01-24-35 = a tight curve with two loose curves crossing
shape-01-25-34 = a straight between two tight curves
shape-02-14-35 = a straight crossing two loose curves
shape-03-14-25 = a trio of straights crossing
intersection = a +{ $value } intersection
quake-tile = a quake of { $magnitude }.0
town = San Andreas
town-at = San Andreas at { $cell }
town-west = San Andreas West
town-east = San Andreas East
place-at = at { $cell }

## Places on a map without coordinates

place-straight = { $steps } { $way } of { $town }
place-bent = { $steps } { $way } and { $more } { $turn } of { $town }
place-cell = the cell { $place }
place-tile = the tile { $place }
place-steps = { $count ->
    [1] one step
    [2] two steps
    [3] three steps
    [4] four steps
    [5] five steps
    [6] six steps
    [7] seven steps
    [8] eight steps
    [9] nine steps
    [10] ten steps
    [11] eleven steps
    [12] twelve steps
   *[other] { $count } steps
  }
place-away = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  } away
place-way-0 = north
place-way-1 = north-east
place-way-2 = south-east
place-way-3 = south
place-way-4 = south-west
place-way-5 = north-west

# What a move would bring in Seismic: said before it is confirmed.

preview-free = Free for a crew
preview-nobody = Nobody’s
preview-loop = A loop: worth nothing.
preview-complete = { $whose }: complete, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
preview-open = { $whose }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, { $best } at best.
preview-far = { $whose }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far. One more tile at each end cannot complete it.
preview-edge = { $whose }: it leads off the table, so it can never be complete.
preview-joins = { $count } sections become one. { $section }
preview-line-next = { $town }, { $side } side: the next quake hits here. Tile { $place } of { $count }.
preview-line-perhaps = { $town }, { $side } side: the next quake may hit here. Tile { $place } of { $count }.
preview-line-other = { $town }, { $side } side: the next quake does not hit here. Tile { $place } of { $count }.

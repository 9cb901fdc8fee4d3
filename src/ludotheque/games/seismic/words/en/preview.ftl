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
preview-edge = { $whose }: never complete, it leads off the table.
preview-joins = { $count } sections become one. { $section }
preview-line-next = { $town }, { $side } line, struck next: tile { $place } of { $count }.
preview-line-perhaps = { $town }, { $side } line, perhaps struck next: tile { $place } of { $count }.
preview-line-other = { $town }, { $side } line, not struck next: tile { $place } of { $count }.

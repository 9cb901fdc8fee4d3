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
preview-line-next = On the { $side } line of { $town }, tile { $place } of { $count }: the next quake would strike there.
preview-line-perhaps = On the { $side } line of { $town }, tile { $place } of { $count }: the next quake might strike there.
preview-line-other = On the { $side } line of { $town }, tile { $place } of { $count }: the next quake would strike elsewhere.
town-west = San Andreas West
town-east = San Andreas East

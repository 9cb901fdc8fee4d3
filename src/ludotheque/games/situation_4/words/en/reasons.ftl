# Why a move in Situation 4: said by the terminal and by the server.

why-s4-covers = It covers all of { $objective }: a flag can be planted.
why-s4-part = It covers { $covered } of { $total ->
    [one] { $total } location
   *[other] { $total } locations
  } of { $objective }; the other side has no piece there.
why-s4-denies = It keeps { $objective } from the other side, which has pieces there.
why-s4-contested = The other side has pieces on { $objective }: it is nobody’s.
why-s4-zone = It completes { $count ->
    [one] a zone
   *[other] { $count } zones
  }: { $points } points.
why-s4-base-tank = It covers { $covered } of { $total } locations of the tank base.
why-s4-base-paratroop = It covers { $covered } of { $total } locations of the paratroop base.
why-s4-base-whole-tank = The tank base is covered: three tanks are ready.
why-s4-base-whole-paratroop = The paratroop base is covered: three paratroopers are ready.
why-s4-leads = It lies next to { $objective }, where nobody has a piece yet.
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

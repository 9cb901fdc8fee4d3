# Why a move in Beat the Quake: said by the terminal and by the server.

why-bq-damage-falls = The damage in { $name }’s hand falls from { $before } to { $after }.
why-bq-table-grows = The common objects protect { $after } instead of { $before }.
why-bq-hand-kept = { $name } keeps { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in hand.
why-bq-safe = The next { $count ->
    [one] card is certainly an object
   *[other] { $count } cards are certainly objects
  }.
why-bq-alone = { $name } would meet a quake alone (protection { $own } against damage { $damage }) and get { $points } points.
why-bq-left-to-next = The next card is left to { $next }: the chance of a quake is { $quakes } in { $cards }.
why-bq-objects = The next card may be an object: { $objects } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
why-bq-quakes = The next card may be a quake: { $quakes } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
why-bq-fatal = If { $name } drew a quake, it would be fatal: damage { $damage }, and the common objects protect { $table }.
why-bq-points-given = { $name } gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
  } from the hand.
why-bq-use-own = The card is { $name }’s own: nobody else gets points for it.
why-bq-use-exact = The cards used reach the damage of { $damage } exactly.
why-bq-use-theirs = { $name } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the card that is used.
why-bq-use-together = The card brings the table { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-bq-use-over = The cards used protect { $over } more than needed.
why-bq-discard-damage = The hand does { $damage } less damage.
why-bq-discard-points = The hand loses { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
why-bq-discard-table = The common objects protect { $vp } less.

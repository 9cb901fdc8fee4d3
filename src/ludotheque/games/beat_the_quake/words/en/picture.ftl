# What stands on the picture of a table, and what it says to whoever does not see it.

bq-picture = A table of Beat the Quake
bq-picture-told = { $met } of { $all } quakes met, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in the pile.
bq-picture-pile = in the pile
bq-picture-safe = { $count ->
    [one] the next is safe
   *[other] the next { $count } are safe
  }
bq-picture-yellow = Yellow
bq-picture-orange = Orange
bq-picture-red = Red
bq-picture-fatal = Fatal
bq-picture-lost = everybody has lost
bq-picture-damage = Damage { $damage }
bq-picture-reached = { $reached } reached so far
bq-picture-met = { $met } of { $all }
bq-picture-quakes = { $met ->
    [one] quake met
   *[other] quakes met
  }
bq-picture-together = together { $sum } of { $goal }
bq-picture-together-hidden = together { $sum }+ of { $goal }
bq-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-picture-points-hidden = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and the hand
bq-picture-hand = { $cards } in hand
bq-picture-hand-alone = { $cards } in hand, { $alone } met alone
bq-picture-yours = Your hand
bq-picture-yours-damage = damage { $damage } in a quake

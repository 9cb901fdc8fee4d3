# What stands on the picture of a table, and what it says to whoever does not see it.

s4-picture = A board of Situation 4
s4-picture-told = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  } laid. Green { $green }, orange { $orange }.
s4-picture-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }

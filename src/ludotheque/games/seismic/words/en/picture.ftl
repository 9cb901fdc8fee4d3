# What stands on the picture of a table, and what it says to whoever does not see it.

seismic-picture = A table of Seismic
seismic-picture-told = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } on the table. { $scores }.
seismic-picture-score = { $name } { $points }
seismic-picture-crews = { $count ->
    [one] { $count } crew
   *[other] { $count } crews
  }
seismic-picture-pile = in the pile

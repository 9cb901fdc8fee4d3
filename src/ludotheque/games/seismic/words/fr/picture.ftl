# Ce qui est écrit sur l’image d’une table, et ce qu’elle dit à qui ne la voit pas.

seismic-picture = Une table de Seismic
seismic-picture-told = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  } sur la table. Points : { $scores }.
seismic-picture-score = { $name } { $points }
seismic-picture-crews = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
seismic-picture-pile = dans la pioche

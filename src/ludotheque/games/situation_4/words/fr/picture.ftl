# Ce qui est écrit sur l’image d’une table, et ce qu’elle dit à qui ne la voit pas.

s4-picture = Un plateau de Situation 4
s4-picture-told = { $count ->
    [one] { $count } pièce posée
   *[other] { $count } pièces posées
  }. Points : vert { $green }, orange { $orange }.
s4-picture-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }

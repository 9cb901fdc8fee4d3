# Ce qui est écrit sur l’image d’une table, et ce qu’elle dit à qui ne la voit pas.

bq-picture = Une table de Beat the Quake
bq-picture-told = Séismes contrés : { $met } sur { $all }. Dans la pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
bq-picture-pile = dans la pioche
bq-picture-safe = { $count ->
    [one] la prochaine est sûre
   *[other] les { $count } prochaines sont sûres
  }
bq-picture-yellow = Jaune
bq-picture-orange = Orange
bq-picture-red = Rouge
bq-picture-fatal = Fatal
bq-picture-lost = tout le monde a perdu
bq-picture-damage = Dégâts { $damage }
bq-picture-reached = jusqu’ici { $reached }
bq-picture-met = { $met } sur { $all }
bq-picture-quakes = { $met ->
    [one] séisme contré
   *[other] séismes contrés
  }
bq-picture-together = ensemble { $sum } sur { $goal }
bq-picture-together-hidden = ensemble { $sum }+ sur { $goal }
bq-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-picture-points-hidden = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sans la main
bq-picture-hand = { $cards } en main
bq-picture-hand-alone = { $cards } en main, { $alone ->
    [one] { $alone } contré sans aide
   *[other] { $alone } contrés sans aide
  }
bq-picture-yours = Ta main
bq-picture-yours-damage = dégâts : { $damage }

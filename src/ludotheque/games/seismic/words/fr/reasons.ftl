# Pourquoi un coup dans Seismic : dit par le terminal et par le serveur.

why-se-closes-own = Ce coup ferme une section pour { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-closes-free = Ce coup ferme une section de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à prendre pour { $name } avec une équipe.
why-se-closes-theirs = Ce coup ferme une section pour { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-needs-own = Cette section ({ $name }) vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici. Il lui faut { $tiles ->
    [one] une tuile précise
   *[other] une tuile parmi { $tiles }
  } ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
  }.
why-se-needs-free = Cette section, à prendre pour { $name }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici. Il lui faut { $tiles ->
    [one] une tuile précise
   *[other] une tuile parmi { $tiles }
  } ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
  }.
why-se-far-own = Cette section ({ $name }) vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici, et d’autres tuiles peuvent encore l’allonger.
why-se-far-free = Cette section est à prendre pour { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici, et d’autres tuiles peuvent encore l’allonger.
why-se-never = Aucune tuile restante ne ferme cette section ({ $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici).
why-se-dead = Cette section ({ $name }) ne pourra jamais être complète.
why-se-open-twice = Cette section ({ $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici) reste ouverte aux deux bouts.
why-se-loses = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-crew-kept = { $name } garde une équipe libre : il en reste { $crews } pour { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
why-se-fault = La tuile est là où frapperait un séisme : la ligne { $side } a le plus de tuiles, { $count } ; { $quakes ->
    [one] { $quakes } séisme n’a pas encore été vu
   *[other] { $quakes } séismes n’ont pas encore été vus
  }.

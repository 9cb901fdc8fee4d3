# Pourquoi un coup dans Beat the Quake : dit par le terminal et par le serveur.

why-bq-damage-falls = { $name } : les dégâts de la main passent de { $before } à { $after }.
why-bq-table-grows = Les objets communs protègent de { $after } au lieu de { $before }.
why-bq-hand-kept = { $name } garde { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en main.
why-bq-safe = { $count ->
    [one] La prochaine carte est un objet, c’est sûr.
   *[other] Les { $count } prochaines cartes sont des objets, c’est sûr.
  }
why-bq-alone = { $name } ferait face sans aide à un séisme (protection { $own } contre dégâts { $damage }) et aurait { $points } points.
why-bq-left-to-next = La prochaine carte est laissée à { $next } : { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
why-bq-objects = La prochaine carte peut être un objet : { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
  } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
why-bq-quakes = La prochaine carte peut être un séisme : { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
why-bq-fatal = Un séisme serait fatal pour { $name } : dégâts { $damage }, et les objets communs ne protègent que de { $table }.
why-bq-points-given = { $name } renonce à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de sa main.
why-bq-use-own = La carte est à { $name } : personne d’autre n’en tire de points.
why-bq-use-exact = Les cartes utilisées couvrent juste les dégâts : { $damage }.
why-bq-use-theirs = { $name } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour la carte utilisée.
why-bq-use-together = La carte rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la table.
why-bq-use-over = Les cartes utilisées protègent de { $over } de trop.
why-bq-discard-damage = La main fait { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } de moins.
why-bq-discard-points = La main perd { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
why-bq-discard-table = Les objets communs protègent de { $vp } de moins.

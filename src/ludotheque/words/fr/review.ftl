# Une partie revue : ce qui a compté, et pourquoi. Dit par le terminal et par le serveur.

review-nothing = dans cette partie, personne n’a eu de choix à faire : il n’y a rien à revoir
review-running = la partie n’est pas finie : l’analyse en dirait trop
review-many = trop d’analyses attendent déjà ; redemandez dans un instant
review-failed = l’analyse n’a pas pu être faite ; redemandez-la
review-both = donnez --seconds ou --simulations, pas les deux

## Dans le terminal

review-title = { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }. Chaque position a été rejouée { NUMBER($simulations) } fois à partir de ce que le siège savait{ $timed ->
    [yes] .
   *[no] , chaque fois avec une autre pile.
  }
review-chances = Chances de gagner, de la première décision à la dernière
review-chances-at = Après { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  } : { $each }.
review-chance-of = { $name } { $chance }
review-moments = { $count ->
    [0] Aucun coup n’a coûté assez pour qu’on parle de tournant.
    [one] Le moment qui a compté
   *[other] Les { $count } moments qui ont compté
  }
review-moment = { $number }. Coup { NUMBER($move, useGrouping: 0) }, { $name } : { $best } avec le meilleur coup, { $chance } avec celui qui a été joué.
review-moment-close = { $number }. Coup { NUMBER($move, useGrouping: 0) }, { $name } : { $chance } de chances de gagner. C’était serré : l’autre coup valait à peu près autant.
review-moment-none = { $number }. Coup { NUMBER($move, useGrouping: 0) }, { $name } : { $chance } de chances de gagner. Aucun meilleur coup n’a été trouvé.
review-played = Joué : { $words }
review-preferred = Préféré : { $words }
review-accounts = Chance et talent, en centièmes de victoire
review-account = { $name } : { $start } au départ, { $skill } par ses propres coups, { $others } par ceux des autres, { $luck } par { $timed ->
    [yes] le rythme des mains
   *[no] la chance
  }, { $end } à la fin.
review-best-draw = Meilleure pioche, après le coup { NUMBER($move, useGrouping: 0) } ({ $change }) : { $story }
review-worst-draw = Pire pioche, après le coup { NUMBER($move, useGrouping: 0) } ({ $change }) : { $story }

## Pourquoi

why-played = Le coup joué : { $fact }
why-tries = Rien sur la table ne suffit à en décider : en { NUMBER($simulations) } parties continuées de là, ce coup l’emporte.

why-se-closes-own = Il ferme une section pour { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-closes-free = Il ferme une section de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à prendre pour { $name } avec une équipe.
why-se-closes-theirs = Il ferme une section pour { $names } : { $points ->
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
why-se-fault = La tuile est là où frappe le prochain séisme : la ligne { $side } a le plus de tuiles, { $count } ; { $quakes ->
    [one] { $quakes } séisme n’a pas été vu
   *[other] { $quakes } séismes n’ont pas été vus
  }.

why-bq-damage-falls = { $name } : les dommages de la main passent de { $before } à { $after }.
why-bq-table-grows = Les objets communs atteignent { $after } VP au lieu de { $before }.
why-bq-hand-kept = { $name } garde { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en main.
why-bq-safe = { $count ->
    [one] La prochaine carte est un objet, c’est sûr.
   *[other] Les { $count } prochaines cartes sont des objets, c’est sûr.
  }
why-bq-alone = { $name } ferait face seul·e à un séisme ({ $own } VP contre { $damage }) et aurait { $points } points.
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
why-bq-fatal = Un séisme pour { $name } serait fatal : dommages { $damage }, objets communs { $table } VP.
why-bq-points-given = { $name } renonce à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de sa main.
why-bq-use-own = La carte est à { $name } : personne d’autre n’en tire de points.
why-bq-use-exact = Les cartes utilisées atteignent juste les { $damage } dommages.
why-bq-use-theirs = { $name } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour la carte utilisée.
why-bq-use-over = Les cartes utilisées font { $over } VP de trop.
why-bq-discard-damage = La main fait { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
  } de moins.
why-bq-discard-points = La main perd { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
why-bq-discard-table = Les objets communs perdent { $vp } VP.

why-s4-covers = Elle achève de recouvrir { $objective } : un drapeau peut y être planté.
why-s4-part = Sur { $objective }, elle fait { $covered ->
    [one] { $covered } emplacement recouvert
   *[other] { $covered } emplacements recouverts
  } sur { $total } ; l’autre camp n’y a rien.
why-s4-denies = L’autre camp, qui a des pièces sur { $objective }, n’aura pas cet objectif.
why-s4-contested = L’autre camp a des pièces sur { $objective } : l’objectif n’est à personne.
why-s4-zone = Elle complète { $count ->
    [one] une zone
   *[other] { $count } zones
  } : { $points } points.
why-s4-base-tank = Elle recouvre { $covered } des { $total } emplacements de la base des tanks.
why-s4-base-paratroop = Elle recouvre { $covered } des { $total } emplacements de la base des parachutistes.
why-s4-base-whole-tank = La base des tanks est recouverte : trois tanks sont prêts.
why-s4-base-whole-paratroop = La base des parachutistes est recouverte : trois parachutistes sont prêts.
why-s4-leads = Elle touche { $objective }, où personne n’a encore de pièce.
why-s4-race = L’autre camp pouvait aussi poser une pièce en { $location }.
why-s4-site = Un pont peut être construit à { $site } : { $points } points.
why-s4-bridge = Le pont vaut { $points } points.
why-s4-flag = Le drapeau sur { $objective } vaut { $points } points.
why-s4-flag-forgotten = L’autre camp a oublié son drapeau sur { $objective } : { $points } points changent de camp.
why-s4-flag-open = { $objective } : tout est recouvert, mais sans drapeau, et l’autre camp peut y planter le sien.
why-s4-tank = Le tank ferme { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
  } à l’autre camp.
why-s4-drop = Le parachutiste ouvre { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
  }.

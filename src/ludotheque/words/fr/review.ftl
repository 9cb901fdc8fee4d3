# Une partie revue : ce qui a compté, et pourquoi. Dit par le terminal et par le serveur.

review-nothing = dans cette partie, personne n’a eu de choix à faire : il n’y a rien à revoir
review-running = la partie n’est pas finie : l’analyse en dirait trop
review-many = trop d’analyses attendent déjà ; redemandez dans un instant
review-failed = l’analyse a échoué ; redemandez-la
review-both = donnez --seconds ou --simulations, pas les deux

## Dans le terminal

review-title = { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }. Chaque position a été rejouée { NUMBER($simulations) } fois à partir de ce que l’on savait à cette place{ $timed ->
    [yes] .
   *[no] , chaque fois avec une autre pioche.
  }
review-chances = Chances de gagner, de la première décision à la dernière
review-chances-at = Après { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  } : { $each }.
review-chance-of = { $name } { $chance }
review-moments = { $count ->
    [0] Aucun coup n’a coûté cher.
    [one] Le moment qui a compté
   *[other] Les { $count } moments qui ont compté
  }
review-moment = { $number }. Coup { NUMBER($move, useGrouping: 0) }, { $name } : { $best } avec le meilleur coup, { $chance } avec celui qui a été joué.
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

why-played = Et le coup joué ? { $fact }
why-tries = Rien sur la table ne suffit à en décider : en { NUMBER($simulations) } parties jouées à partir de là, ce coup l’emporte.

# Seismic dans le terminal : ce qui est là, ce qu’on peut faire, ce qui s’est passé.

## Sections

end-edge = le bord de la table après { $cell }
end-edge-there = le bord de la table { $cell }
end-open = la case vide { $cell }
end-intersection = l’intersection { $value } { $where }
section-loop = une boucle de { $length ->
    [one] { $length } morceau
   *[other] { $length } morceaux
  }, qui ne vaut rien
section-open = entre { $one } et { $other }, { $length ->
    [one] { $length } morceau
   *[other] { $length } morceaux
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici
section-complete = complète, entre { $one } et { $other } : { $sum } = { $points } points
section-complete-bonus = complète, de ville à ville, entre { $one } et { $other } : { $sum } = { $points } points

## Ce qui est demandé

ask-place = { $name } : placez une tuile.
ask-crew = { $name } : une équipe sur la tuile { $where } ?
ask-crew-or-second = { $name } : une équipe sur la tuile { $where }, ou une seconde tuile ?
ask-town = { $name } : séisme { $magnitude }.0. Quelle ville touche-t-il en premier ?
ask-side = { $name } : séisme { $magnitude }.0. Plusieurs côtés de { $town } ont le plus de tuiles. Lequel est touché ?
ask-turn = { $name } : un contrecoup. Tourner une tuile ?
cell = { $range } en { $cell } : { $each }
range-long = { $first } à { $last }
cell-place = { $range } : case { $cell }, { $count ->
    [one] une autoroute arrive par le côté
   *[other] des autoroutes arrivent par les côtés
  } { $sides }
cell-turn = { $range } : tourner { $tile } en { $cell }
crew-after-turn = , équipe ({ $name }) sur le morceau { $fragment }
lying-so =  : { $lying }
do-place = placer { $tile } { $where }, rotation { $rotation }{ $so }
do-place-so = placer { $tile } { $where }{ $so }
do-turn = tourner { $tile } { $where }, rotation { $rotation }{ $so }
do-turn-so = tourner { $tile } { $where }{ $so }
do-crew = une équipe sur le morceau { $fragment } : { $section }
do-no-crew = pas d’équipe
do-no-turn = ne rien tourner
do-town = { $town } en premier
do-side = le côté { $side }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } en ligne

## Ce qui s’est passé

told-start = Face visible au départ : { $tiles }.
told-first = { $name } commence.
told-turned-up = { $name } dévoile { $tiles }.
told-place = { $name } place { $tile } { $where }{ $so }.
told-second = { $name } place une seconde tuile, { $tile }, { $where }{ $so }.
told-complete = Cette section est { $section } pour { $names }.
told-complete-free = Cette section est { $section }, et n’est à personne.
told-crew = { $name } pose une équipe sur le morceau { $fragment } { $where }.
told-crew-there = { $name } pose une équipe sur la tuile { $where } : le morceau { $fragment }.
told-no-crew = { $name } n’y pose pas d’équipe.
told-no-crew-possible = Aucune équipe ne peut y aller : ses sections en ont déjà.
told-no-crew-left = Aucune équipe ne peut y aller : il n’en reste plus.
told-quake-setting-up = Un séisme { $magnitude }.0 sort pendant la préparation : il est sans effet.
told-quake-comes = { $name } dévoile un séisme { $magnitude }.0 !
told-town = { $name } laisse le séisme toucher { $town } en premier.
told-side = { $name } choisit le côté { $side } de { $town }.
told-quake = Le séisme touche { $town } du côté { $side }, avec { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } en ligne. { $fallen ->
    [one] { $fallen } tuile tombe
   *[other] { $fallen } tuiles tombent
  } : { $cells }.
told-quake-tile = { $tile } ({ $place })
told-quake-none-fell = Le séisme touche { $town } du côté { $side }, mais seule l’autre ville s’y trouve : aucune tuile ne tombe.
told-quake-nothing = Aucune tuile n’est en ligne avec { $town } : aucune ne tombe.
told-crews-back = { $name } reprend { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }.
told-turn = { $name } tourne { $tile } { $where }{ $so }.
told-no-turn = { $name } ne tourne rien.
told-turn-skipped = { $name } n’a aucune tuile à tourner.
told-left = { $count ->
    [one] Une tuile n’a de place nulle part et quitte le jeu
   *[other] Ces tuiles n’ont de place nulle part et quittent le jeu
  } : { $tiles }.
told-over-closed = La partie est finie : plus aucune autoroute n’est ouverte.
told-over-none-fits = La partie est finie : la pioche est vide et aucune tuile ne peut être placée.
told-over-used-up = La partie est finie : toutes les tuiles ont été jouées.

## Où en est la partie

table-told = La table, rangée par rangée depuis le nord, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } :
table-town = { $cell } : San Andreas
table-tile = { $cell } : { $tile }, { $lying }
table-tile-crew = { $cell } : { $tile }, { $lying }, équipe ({ $name }) sur le morceau { $fragment }
table-cropped = (La table est plus large que ce terminal : voici { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  } autour du dernier coup.)
offer = Face visible : { $tiles }. Dans la pioche : { $pile }.
offer-nothing = Rien n’est face visible. Dans la pioche : { $pile }.
standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $crews ->
    [one] { $crews } équipe restante
   *[other] { $crews } équipes restantes
  }
score-complete = { $names } : { $section }.
score-open = { $names } : { $section }, rien tant qu’elle est ouverte.
score-others = { $count ->
    [one] { $count } autre section occupée n’est pas complète et ne rapporte
   *[other] { $count } autres sections occupées ne sont pas complètes et ne rapportent
  } rien.
unseen = Pas encore vues : { $total ->
    [one] { $total } tuile
   *[other] { $total } tuiles
  }, dont { $pile } dans la pioche et { $gone } hors du jeu depuis la préparation.
unseen-highways = Autoroutes : { $tiles }
unseen-intersections = Intersections : { $tiles }
unseen-quakes = Séismes : { $tiles }
unseen-tile = { $count } × { $tile }
odds-none = Sur la table actuelle, aucun séisme ne peut emporter de tuile.
odds-assumed = Pour chaque tuile, le risque qu’un séisme l’emporte avant la fin, d’après les tuiles pas encore vues, si l’on ne construit plus rien et que tous les choix se valent.
odds-tile = { $odds } : { $cell }, { $tile }
odds-section = { $odds } de perdre une de ses tuiles : { $names }, { $section }.

## Autour du jeu

title-seismic = Seismic
help-game-seismic =
    Une case (0,-1), ou ses numéros tels que la table les montre (3-8), montre ses coups un par un.
    Un coup peut aussi s’écrire : « place 02 0,-1 3 », « crew 35 », « crew - », « quake 2 », « town -4,0 », « turn 1,0 2 », « turn - »
    liste 12 : les coups de la case du 12
    table 1 à table 4 : la table de plus en plus grande ; table 0 : ce qui convient
    Côtés : 0 N, 1 NE, 2 SE, 3 S, 4 SO, 5 NO. 02/3 est la tuile 02 tournée de 3 sixièmes de tour, dans le sens horaire.

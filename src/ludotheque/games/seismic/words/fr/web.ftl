# Seismic dans le navigateur.

web-game-seismic = Seismic
web-bot-knows-seismic = Dans Seismic, seul l’ordre de la pioche est caché : il sait ce que vous savez, et ignore la tuile qui vient.
web-about-seismic = Construisez des autoroutes autour de San Andreas, reliez-les d’intersection en intersection et posez-y vos équipes. Puis la terre tremble.

## La carte

web-seismic-map = La carte de Seismic. 1, 2, 3 choisissent une tuile ; les flèches vont de case en case ; R tourne, Entrée confirme, Échap reprend ; plus, moins et F changent l’échelle ; O montre à qui sont les routes ; L prend la loupe sismique.
web-seismic-fits = Cette tuile peut aller à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }.
web-seismic-here = Ici, { $place }, { $count ->
    [one] une façon
   *[other] { $count } façons
  } de la placer.
web-seismic-ways = Ici, { $count ->
    [one] une façon
   *[other] { $count } façons
  } de la placer.
web-seismic-turned = Position { $number } sur { $count }.
web-seismic-turn = Tourner : position { $number } sur { $count }
web-seismic-confirm = Placer
web-seismic-confirm-turn = Tourner ainsi
web-seismic-cancel = Annuler
web-seismic-closer = Plus près
web-seismic-farther = Plus loin
web-seismic-fit = Tout montrer
web-seismic-waits = C’est à { $name ->
    [Vous] vous
   *[other] { $name }
  } de jouer.

## Choix

web-seismic-ask-place = À vous : choisissez une tuile, puis la case où elle va.
web-seismic-ask-place-here = Choisissez une tuile, puis la case où elle va.
web-seismic-asked = { $name } :
web-seismic-ask-where = Où va-t-elle ? Elle peut aller partout où la carte est éclairée.
web-seismic-ask-confirm = Tournez-la si vous voulez, puis placez-la.
web-seismic-ask-confirm-only = Elle ne va que dans ce sens : placez-la.
web-seismic-ask-turned = Tournez-la comme vous voulez, puis confirmez.
web-seismic-ask-crew = Une équipe sur la nouvelle tuile ?
web-seismic-ask-crew-or-second = Une équipe sur la nouvelle tuile, ou une seconde tuile ?
web-seismic-ask-town = Un séisme { $magnitude }.0 ! Quelle ville touche-t-il en premier ?
web-seismic-ask-quake = Un séisme { $magnitude }.0 ! Plusieurs côtés ont le plus de tuiles : lequel est touché ?
web-seismic-ask-turn = Un contrecoup : tournez une tuile, ou aucune.
web-seismic-no-crew = Pas d’équipe
web-seismic-no-second = Pas de seconde tuile
web-seismic-no-turn = Ne rien tourner
web-seismic-crew-on = Une équipe ici : { $section }
web-seismic-on-it = Équipes dessus
web-seismic-nobody = à personne
web-seismic-hit-side = Toucher le côté { $side } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } en ligne
web-seismic-hit-town = Toucher d’abord { $town }

## À qui sont les routes

web-seismic-owners = À qui sont les routes (O)
web-seismic-owners-on = Les routes montrent à qui elles sont.
web-seismic-owners-off = Les routes ne montrent plus à qui elles sont.

## La loupe sismique

web-seismic-lens = Loupe sismique (L)
web-seismic-lens-on = La loupe sismique est sortie.
web-seismic-lens-off = La loupe sismique est rangée.
web-seismic-lens-about = Pour chaque tuile, le risque qu’un séisme l’emporte avant la fin, si l’on ne construit plus rien.
web-seismic-lens-more = Calcul exact, d’après les tuiles pas encore vues. Quand il faut choisir un côté ou une ville, on suppose que c’est au hasard.
web-seismic-lens-none = Sur la table actuelle, aucun séisme ne peut emporter de tuile.
web-seismic-lens-busy = Calcul en cours…
web-seismic-lens-tile = { $place } : { $odds }
web-seismic-lens-section = Risque sismique { $odds }

## Les tuiles offertes

web-seismic-face-up = Tuiles face visible
web-seismic-tile = Tuile { $place } : { $tile }
web-seismic-pile = { $count ->
    [one] tuile dans la pioche
   *[other] tuiles dans la pioche
  }
web-seismic-crews-left = Équipes restantes
web-seismic-unseen = Pas encore vues

## Un séisme

web-seismic-quake = Un séisme { $magnitude }.0 ! { $count ->
    [0] Rien ne tombe.
    [one] { $count } tuile tombe.
   *[other] { $count } tuiles tombent.
  }

## Ce que les autres ont fait

web-seismic-now = Passer à la suite
web-seismic-since = Depuis votre tour
web-seismic-since-again = Revoir : { $words }
web-seismic-since-place = { $name } a placé { $tile }{ $crews ->
    [0] {""}
   *[other] , avec une équipe
  }
web-seismic-since-turn = { $name } a tourné { $tile }
web-seismic-since-quake = Un séisme { $magnitude }.0 : { $count ->
    [0] rien n’est tombé
    [one] { $count } tuile est tombée
   *[other] { $count } tuiles sont tombées
  }

## La fin

web-seismic-counted = { $names } : { $section }.
web-seismic-count = Recompter
web-seismic-skip = Passer

## En six images

web-brief-seismic-1 = Trois tuiles sont visibles. Prenez-en une.
web-brief-seismic-2 = Placez-la contre une tuile de la carte : route contre route, vert contre vert.
web-brief-seismic-3 = Vous pouvez ensuite poser une de vos équipes sur l’une de ses routes, si aucune équipe n’est encore sur cette section.
web-brief-seismic-4 = Une section est une route d’un bout à l’autre. Elle est complète quand ses deux bouts sont fermés, par une intersection ou par San Andreas. À qui a le plus d’équipes dessus, elle rapporte 1 par morceau de route, plus les nombres aux deux bouts (San Andreas vaut 6).
web-brief-seismic-5 = Un séisme touche le côté de San Andreas qui a le plus de tuiles en ligne. Il en emporte autant que sa magnitude, les plus proches d’abord, et leurs équipes rentrent.
web-brief-seismic-6 = Quand il n’y a plus de tuiles, qui a le plus de points gagne.

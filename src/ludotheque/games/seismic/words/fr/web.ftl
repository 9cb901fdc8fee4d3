# Seismic dans le navigateur.

web-game-seismic = Seismic
web-bot-knows-seismic = Dans Seismic, rien n’est caché hors l’ordre de la pioche : il sait ce que vous savez, et ignore la tuile qui vient.
web-about-seismic = Construisez des autoroutes autour de San Andreas, postez-y vos équipes et reliez-les d’intersection en intersection. Puis la terre tremble.

## La carte

web-seismic-map = La carte de Seismic. 1, 2, 3 choisissent une tuile ; les flèches vont de place en place ; R tourne, Entrée confirme, Échap reprend ; plus, moins et F changent l’échelle ; O montre à qui sont les routes ; L prend la loupe sismique.
web-seismic-fits = Cette tuile va à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }.
web-seismic-here = En { $cell }, { $count ->
    [one] une façon
   *[other] { $count } façons
  } de la poser.
web-seismic-turned = Façon { $number } sur { $count }.
web-seismic-turn = Tourner : façon { $number } sur { $count }
web-seismic-confirm = La poser là
web-seismic-confirm-turn = La tourner ainsi
web-seismic-cancel = La reprendre
web-seismic-closer = Plus près
web-seismic-farther = Plus loin
web-seismic-fit = Tout montrer
web-seismic-waits = C’est à { $name } de jouer.

## Choix

web-seismic-ask-place = À vous : choisissez une tuile, puis l’endroit où elle va.
web-seismic-ask-where = Où va-t-elle ? Elle tient partout où la carte est éclairée.
web-seismic-ask-confirm = Tournez-la si vous voulez, puis posez-la.
web-seismic-ask-turned = Tournez-la comme elle doit rester, puis laissez-la ainsi.
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
web-seismic-hit-town = Toucher d’abord la ville en { $cell }

## À qui sont les routes

web-seismic-owners = À qui sont les routes (O)
web-seismic-owners-on = Les routes montrent à qui elles sont.
web-seismic-owners-off = Les routes ne montrent plus à qui elles sont.

## La loupe sismique

web-seismic-lens = Loupe sismique (L)
web-seismic-lens-on = La loupe sismique est en main.
web-seismic-lens-off = La loupe sismique est rangée.
web-seismic-lens-about = Le risque qu’un séisme emporte chaque tuile avant la fin, si l’on ne construit plus rien.
web-seismic-lens-more = Compté exactement d’après les tuiles pas encore vues. Qui doit choisir un côté ou une ville est supposé choisir au hasard.
web-seismic-lens-none = Telle que la table se présente, aucun séisme ne peut emporter de tuile.
web-seismic-lens-busy = Calcul en cours…
web-seismic-lens-tile = { $cell } : { $odds }
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

## La fin

web-seismic-counted = { $names } : { $section }.
web-seismic-count = Compter à nouveau
web-seismic-skip = Passer
web-seismic-png = Garder en PNG
web-seismic-svg = Garder en SVG

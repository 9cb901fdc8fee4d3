# Pourquoi une chose ne se peut pas dans Seismic.

## Options et éditions

big-one-no-quake = la variante « big-one » demande un q6, et l’édition n’en a pas
edition-unknown-tile = { $group } n’a pas de tuile { $code }
edition-too-many = elle compte { NUMBER($total, useGrouping: 0) } tuiles ; le maximum est { NUMBER($most, useGrouping: 0) }
edition-mix = elle compte { $count } fois la tuile « { $code } » ; la préparation en prend 2
lens-pile = la loupe ne connaît que le contenu de la boîte ; cette pile en contient davantage
lens-too-many = tant de séismes peuvent venir de tant de façons ici que la loupe ne les calcule pas

## Coups

move-unknown-shape = il n’y a pas de tuile { $shape }
move-not-cell = { $cell } n’est pas une case ; une case s’écrit Q,R
move-not-rotation = { $rotation } n’est pas une rotation ; les rotations vont de 0 à 5
cell-off-table = la case { $cell } n’est pas sur la table
not-a-town = { $cell } n’est pas une ville
not-now-place = { $seat } doit maintenant placer une tuile
not-now-crew = { $seat } doit dire maintenant si une équipe va sur la tuile qui vient d’être placée
not-now-second = { $seat } doit maintenant poser une équipe, ou aucune, ou placer une seconde tuile
not-now-town = { $seat } doit choisir maintenant quelle ville le séisme touche en premier
not-now-quake = { $seat } doit choisir maintenant quel côté le séisme touche
not-now-turn = { $seat } doit maintenant tourner une tuile, ou aucune
place-not-face-up = { $seat } ne peut pas placer { $shape } : aucune tuile de ce genre n’est face visible
place-off-table = { $seat } ne peut pas placer { $shape } sur { $cell } : la case n’est pas sur la table
place-taken = { $seat } ne peut pas placer { $shape } sur { $cell } : une tuile s’y trouve
place-highway-on-green = { $seat } ne peut pas placer { $shape } sur { $cell } : son autoroute toucherait un bord vert du côté { $side }
place-green-on-highway = { $seat } ne peut pas placer { $shape } sur { $cell } : son bord vert toucherait une autoroute du côté { $side }
place-joins-nothing = { $seat } ne peut pas placer { $shape } sur { $cell } : aucune autoroute ne s’y raccorde
crew-no-fragment = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : la tuile sur { $cell } n’a pas ce morceau
crew-none-left = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : il ne reste plus d’équipe
crew-manned = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : une équipe occupe déjà cette section ({ $other })
quake-not-hardest = le séisme ne peut pas toucher le côté { $side }, avec { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } : les plus chargés sont les côtés { $tied }
turn-empty = { $seat } ne peut pas tourner { $cell } : il n’y en a pas à cet endroit
turn-town = { $seat } ne peut pas tourner { $cell } : San Andreas ne se tourne pas
turn-twice = { $seat } ne peut pas tourner { $cell } : ce séisme l’a déjà fait tourner
turn-same = { $seat } ne peut pas tourner { $cell } ainsi : ses autoroutes resteraient où elles sont
turn-highway-on-green = { $seat } ne peut pas tourner { $cell } ainsi : une autoroute toucherait un bord vert du côté { $side }
turn-green-on-highway = { $seat } ne peut pas tourner { $cell } ainsi : un bord vert toucherait une autoroute du côté { $side }
turn-joins-nothing = { $seat } ne peut pas tourner { $cell } ainsi : aucune autoroute ne s’y raccorderait

## Parties enregistrées

record-heights = doit être une liste avec un nombre ou null pour chaque siège

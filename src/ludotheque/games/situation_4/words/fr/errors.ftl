# Pourquoi une chose ne se peut pas dans Situation 4.

## Pourquoi pas

s4-location-unknown = il n’y a pas d’emplacement { $location } sur ce plateau
s4-objective-unknown = il n’y a pas d’objectif { $objective } sur ce plateau ; il y a { $known }
s4-site-unknown = il n’y a pas d’emplacement de pont { $site } sur ce plateau ; il y a { $known }
s4-orientation = orientation inconnue : { $value } ; il y a { $known }
s4-grace = doit être un nombre entier de millisecondes de 0 à { $most }
s4-sides = doit être une liste de camps, 0 ou 1, avec un à { $most } sièges pour chacun
s4-sides-count = a { $count } camps pour { $seats } sièges
s4-trays = doit être une liste de deux casiers, un par camp
s4-taken = { $location } est pris
s4-misfit = la pièce ne va pas en { $location }
s4-closed = un tank ferme { $location }
s4-first-piece = la première pièce se pose sur la ligne de base, rangée { $row }
s4-not-next = { $location } ne touche ni une pièce de ce camp ni une pièce qui porte son parachutiste
s4-flag-stands = un drapeau est déjà planté sur { $objective }
s4-flag-uncovered = aucun camp ne recouvre { $objective } en entier
s4-flag-both = { $objective } est sous des pièces des deux camps : cet objectif n’est à personne
s4-flag-grace = le drapeau sur { $objective } n’est pas encore oublié : l’autre camp a encore { NUMBER($seconds, minimumFractionDigits: 1) } s
s4-paratroop-base = le camp n’a pas de parachutistes : sa base n’est pas recouverte
s4-paratroopers-used = les { $count } parachutistes sont largués
s4-drop-theirs = il n’y a pas de pièce adverse en { $location }
s4-piece-carries = la pièce en { $location } porte déjà un parachutiste ou un tank
s4-tank-base = le camp n’a pas de tanks : sa base n’est pas recouverte
s4-tanks-used = les { $count } tanks sont posés
s4-tank-own = il n’y a pas de pièce de ce camp en { $location }
s4-tank-base-line = { $location } n’est pas relié à la ligne de base
s4-tank-way = aucun tank n’atteint { $location } depuis sa base : il faut un chemin de pièces du camp, et un de ses ponts sur la rivière
s4-bridge-stands = il y a déjà un pont { $site ->
    [far-west] à l’extrême ouest
    [west] à l’ouest
    [mid-west] au centre-ouest
    [middle] au milieu
    [mid-east] au centre-est
    [east] à l’est
    [far-east] à l’extrême est
   *[other] à { $site }
  }
s4-bridges-used = les { $count } ponts sont construits
s4-bridge-banks = pour un pont { $site ->
    [far-west] à l’extrême ouest
    [west] à l’ouest
    [mid-west] au centre-ouest
    [middle] au milieu
    [mid-east] au centre-est
    [east] à l’est
    [far-east] à l’extrême est
   *[other] à { $site }
  }, il faut des pièces du camp sur les deux rives

## Le fichier d’un plateau

board-small = { $key } doit être au moins 2
board-cut = la graine de la découpe doit être du texte
board-zones = il faut 1 à { $most } zones
board-locations = doit être une liste de { $least } à { $most } emplacements différents
board-bases = doit être une liste de deux bases, une par camp
board-base-rows = { $location } n’est pas dans la deuxième ou troisième rangée du camp { $side }
board-many = il y a plus de { $most } { $what }
board-id = { $id } n’est pas un identifiant : minuscules, chiffres et tirets, une lettre d’abord, { $longest } au plus
board-site = { $site } doit relier deux emplacements d’une colonne par-dessus la rivière
board-objective-twice = { $a } et { $b } ont le même identifiant ou partagent un emplacement
board-kind = genre inconnu : { $kind } ; il y a { $known }
board-half-turn = { $what } n’est pas le même après un demi-tour du plateau

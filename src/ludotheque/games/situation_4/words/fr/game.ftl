# Situation 4 au terminal et dit par le serveur : ce qui est posé, ce qu’on peut faire, ce qui s’est passé.

## Camps et lieux

s4-side = { $side ->
    [0] vert
   *[1] orange
  }
s4-side-letter = { $side ->
    [0] V
   *[1] O
  }
s4-camp = { $side ->
    [0] Vert
   *[1] Orange
  } ({ $names })
s4-objective = { $name } ({ NUMBER($value, useGrouping: 0) })
s4-site = { $site ->
    [far-west] à l’extrême ouest
    [west] à l’ouest
    [mid-west] au centre-ouest
    [middle] au milieu
    [mid-east] au centre-est
    [east] à l’est
    [far-east] à l’extrême est
   *[other] à { $site }
  } ({ $ends })
s4-run = { $first }–{ $last }
s4-run-long = { $first } à { $last }
s4-mark-dam = B
s4-mark-headquarters = Q
s4-mark-refinery = R
s4-mark-airfield = A
s4-mark-town = V
s4-mark-village = v
s4-mark-harbour = P
s4-mark-base-tank = (t)
s4-mark-base-paratroop = (p)
s4-mark-tanks = T
s4-mark-paratroopers = P

## Ce qui est demandé

s4-ask = { $name }, camp { $side ->
    [0] vert
   *[1] orange
  } : posez une pièce.
s4-ask-more = { $name }, camp { $side ->
    [0] vert
   *[1] orange
  } : posez une pièce, ou placez autre chose avant.
s4-ask-none = { $name }, camp { $side ->
    [0] vert
   *[1] orange
  } : aucune pièce ne peut être posée maintenant.
s4-ask-covered = { $name }, camp { $side ->
    [0] vert
   *[1] orange
  } : le plateau est recouvert. Les drapeaux et les ponts comptent encore.
s4-ask-all = Vert et orange posent leurs pièces.
s4-do-lay = poser une pièce en { $location }
s4-do-lay-objective = poser une pièce en { $location }, sur { $objective }
s4-do-lay-last = poser une pièce en { $location }, la dernière sur { $objective }
s4-do-flag = planter un drapeau sur { $objective }
s4-do-flag-forgotten = planter un drapeau sur { $objective }, que le camp { $side ->
    [0] vert
   *[1] orange
  } a oublié
s4-do-drop = larguer un parachutiste en { $location }
s4-do-tank = poser un tank en { $location }
s4-do-bridge = construire un pont { $site }
s4-do-resign = abandonner
s4-list-lay = { $numbers } poser une pièce
s4-list-tank = { $numbers } poser un tank
s4-list-drop = { $numbers } larguer un parachutiste
s4-list-resign = { $numbers } abandonner
s4-all-lay = Poser une pièce, { $numbers } : { $each }.
s4-all-tank = Poser un tank, { $numbers } : { $each }.
s4-all-drop = Larguer un parachutiste, { $numbers } : { $each }.

## Ce qui s’est passé

s4-told-begin = { $camp } commence sur sa ligne de base, la rangée { $row }.
s4-told-lay = { $name } pose une pièce en { $location }.
s4-told-covered = Le camp { $side ->
    [0] vert
   *[1] orange
  } recouvre { $objective }, qui attend son drapeau.
s4-told-nobodys = Les deux camps ont des pièces sur { $objective }, qui n’est à personne.
s4-told-tanks = Le camp { $side ->
    [0] vert
   *[1] orange
  } a recouvert sa base de tanks : { $count } tanks sont prêts.
s4-told-paratroopers = Le camp { $side ->
    [0] vert
   *[1] orange
  } a recouvert sa base de parachutistes : { $count } parachutistes sont prêts.
s4-told-zone = Le camp { $side ->
    [0] vert
   *[1] orange
  } tient la zone carrée { $zone } : { NUMBER($points, useGrouping: 0) } points.
s4-told-last-seconds = Le plateau est recouvert. Les { $seconds } dernières secondes : drapeaux et ponts peuvent encore être placés.
s4-told-flag = { $name } plante un drapeau sur { $objective } : { NUMBER($points, useGrouping: 0) } points pour le camp { $side ->
    [0] vert
   *[1] orange
  }.
s4-told-forgotten = Le camp { $side ->
    [0] orange
   *[1] vert
  } a oublié { $objective } : { $name } y plante un drapeau, { NUMBER($points, useGrouping: 0) } points pour le camp { $side ->
    [0] vert
   *[1] orange
  }.
s4-told-drop = { $name } largue un parachutiste en { $location }.
s4-told-opened = Désormais ouvert au camp { $side ->
    [0] vert
   *[1] orange
  } : { $places }.
s4-told-tank = { $name } pose un tank en { $location }.
s4-told-closed = Désormais fermé au camp { $side ->
    [0] vert
   *[1] orange
  } : { $places }.
s4-told-both = De nouveau ouvert aux deux : { $places }.
s4-told-bridge = { $name } construit un pont { $site } : { NUMBER($points, useGrouping: 0) } points pour le camp { $side ->
    [0] vert
   *[1] orange
  }.
s4-told-resign = { $name } abandonne pour le camp { $side ->
    [0] vert
   *[1] orange
  }.
s4-told-over = Le plateau est recouvert, et aucun drapeau ni pont ne peut plus être placé : la partie est finie.
s4-told-winner = { $camp } gagne, { NUMBER($points, useGrouping: 0) } points à { NUMBER($other, useGrouping: 0) }.
s4-told-winner-resigned = { $camp } gagne.
s4-told-draw = Les deux camps ont { NUMBER($points, useGrouping: 0) } points : égalité, et victoire partagée.

## Où l’on en est

s4-board = Le plateau va de A1 à { $last }. Vert est assis à la rangée 1, orange à la rangée { $rows } ; la rivière coule entre les rangées { $south } et { $north }. { $left ->
    [0] Aucun emplacement n’est vide.
    [one] { $left } emplacement est vide.
   *[other] { $left } emplacements sont vides.
  }
s4-row = Rangée { $row } : { $parts }.
s4-between = {" ; "}
s4-places = { $places } { $what }
s4-at = { $location } : { $what }.
s4-empty = vide
s4-piece = { $side ->
    [0] vert
   *[1] orange
  }
s4-piece-tank = { $side ->
    [0] vert avec un tank
   *[1] orange avec un tank
  }
s4-piece-paratrooper = { $side ->
    [0] vert avec un parachutiste orange
   *[1] orange avec un parachutiste vert
  }
s4-objective-free = { $objective }, { $places } : personne n’y a de pièce.
s4-objective-part = { $objective }, { $places } : le camp { $side ->
    [0] vert
   *[1] orange
  } en a recouvert { $count } sur { $all }.
s4-objective-waits = { $objective }, { $places } : sous les pièces du camp { $side ->
    [0] vert
   *[1] orange
  }, mais encore sans drapeau.
s4-objective-flag = { $objective }, { $places } : { $side ->
    [0] drapeau vert
   *[1] drapeau orange
  }.
s4-objective-nobodys = { $objective }, { $places } : à personne, sous des pièces des deux camps.
s4-base-tank = Base de tanks du camp { $side ->
    [0] vert
   *[1] orange
  }, { $places } : { $count } sur { $all } recouverts.
s4-base-paratroop = Base de parachutistes du camp { $side ->
    [0] vert
   *[1] orange
  }, { $places } : { $count } sur { $all } recouverts.
s4-site-free = Emplacement de pont { $site } : pas de pont.
s4-site-bridge = Emplacement de pont { $site } : { $side ->
    [0] pont vert
   *[1] pont orange
  }.
s4-zone-free = La zone carrée { $zone } : à personne.
s4-zone-held = La zone carrée { $zone } : { $side ->
    [0] au camp vert
   *[1] au camp orange
  }.
s4-zones = Le camp { $side ->
    [0] vert
   *[1] orange
  } tient { $count ->
    [one] { $count } zone carrée
   *[other] { $count } zones carrées
  } : { $zones }.
s4-closed-to = Fermé par un tank au camp { $side ->
    [0] vert
   *[1] orange
  } : { $places }.
s4-standing = { $camp } : { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
  } ; prêts : { $paratroopers ->
    [one] { $paratroopers } parachutiste
   *[other] { $paratroopers } parachutistes
  }, { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
  }, { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
  }
s4-waiting = Sans drapeau : { $each }.
s4-waits = { $objective }, sous les pièces du camp { $side ->
    [0] vert
   *[1] orange
  }
s4-points = { $camp } : { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
  }
s4-points-for = { $camp } : { NUMBER($points, useGrouping: 0) } points ({ $parts })
s4-for-flags = drapeaux { NUMBER($points, useGrouping: 0) }
s4-for-bridges = ponts { NUMBER($points, useGrouping: 0) }
s4-for-zones = zones carrées { NUMBER($points, useGrouping: 0) }
s4-unseen = Rien n’est caché. { $count ->
    [one] { $count } emplacement est encore vide
   *[other] { $count } emplacements sont encore vides
  } : { $places }.
s4-unseen-none = Rien n’est caché, et aucun emplacement n’est vide.
s4-board-cropped = (Le plateau est plus large que ce terminal : voici { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  } autour du dernier coup.)

## Autour du jeu

title-situation-4 = Situation 4
help-game-situation-4 =
    Le nom d’un emplacement (C5), d’un objectif (barrage) ou d’un emplacement de pont (west) le montre de près.
    Un coup peut aussi s’écrire : « lay C5 », « flag dam », « drop C5 », « tank C5 », « bridge west », « resign »
    Drapeaux, parachutistes, tanks et ponts se placent quand vous voulez ; la pièce que vous posez termine votre tour.
    table 1 à table 4 : le plateau de plus en plus grand ; table 0 : ce qui convient
    Sur le plateau, V est vert, O est orange. V+T porte un tank, O+P un parachutiste de l’autre camp. [V] sur la rivière est un pont.
    B barrage, Q quartier général, R raffinerie, A terrain d’aviation, V ville, v village, P port, chacun avec sa valeur ; puis la lettre de son drapeau, ou un point d’interrogation s’il l’attend. (t) et (p) sont les bases de tanks et de parachutistes, × vous est fermé.

# Situation 4 dans le navigateur.

web-bot-knows-situation-4 = Dans Situation 4, tout est visible sur le plateau, pour lui comme pour vous. Il met autant de temps qu’une paire de mains à trouver une pièce.
web-game-situation-4 = Situation 4
web-about-situation-4 = Deux armées, une carte, deux fois le même puzzle. Les deux camps posent en même temps : premier arrivé, premier servi. Recouvrez des objectifs, plantez des drapeaux, construisez des ponts, barrez la route avec des tanks.

## La table

web-new-pace = Allure
web-new-pace-live = En direct
web-new-pace-live-about = Les deux camps posent en même temps, aussi vite qu’ils trouvent leurs pièces.
web-new-pace-slow = Guerre lente
web-new-pace-slow-about = Tour à tour, une pièce par tour, et rien à chercher : pour jouer sans être là en même temps.
web-new-rest = Handicap du camp { $side } : secondes entre deux essais
web-new-rest-about = Chaque pièce essayée coûte ce temps. 0 : pas de handicap ; donnez-en plutôt au camp le plus rapide.
web-new-ahead = Avance du camp { $side } : pièces posées dès le début
web-new-ahead-about = Elles sont posées sur sa ligne de base avant le premier coup : autant de moins à trouver.
web-new-hands = Places du camp { $side }
web-new-side = { $side ->
    [0] vert
   *[1] orange
  }
web-new-side-0 = Le camp vert
web-new-side-1 = Le camp orange
web-new-seats-sides = Les places d’un camp jouent ensemble : elles se partagent un casier.

## La carte

web-s4-board = Situation 4
web-s4-map = Le plateau. Les flèches vont d’emplacement en emplacement et disent ce qui s’y trouve ; Entrée pose la pièce que vous tenez, Échap la remet au casier, R la tourne ; 1 à 4 choisissent un drapeau, un parachutiste, un tank, un pont, et N va au prochain endroit possible ; T va au casier ; plus, moins et F changent l’échelle.
web-s4-closer = Plus près
web-s4-farther = Plus loin
web-s4-fit = Tout montrer
web-s4-panes = Ce qui est montré
web-s4-pane-both = Les deux
web-s4-pane-map = Plateau
web-s4-pane-tray = Casier
web-s4-at = { $location } : { $about }
web-s4-is-empty = vide
web-s4-is-open = vide, ouvert pour vous
web-s4-is-closed = vide, fermé pour vous par un tank
web-s4-piece-ours = votre pièce
web-s4-piece-theirs = une pièce adverse
web-s4-piece-side-0 = une pièce verte
web-s4-piece-side-1 = une pièce orange
web-s4-drop-ours = votre parachutiste
web-s4-drop-theirs = un parachutiste adverse
web-s4-drop-side-0 = un parachutiste vert
web-s4-drop-side-1 = un parachutiste orange
web-s4-tank-ours = votre tank
web-s4-tank-theirs = un tank adverse
web-s4-tank-side-0 = un tank vert
web-s4-tank-side-1 = un tank orange
web-s4-flag-ours = votre drapeau
web-s4-flag-theirs = leur drapeau
web-s4-flag-side-0 = un drapeau vert
web-s4-flag-side-1 = un drapeau orange
web-s4-bridge-ours = votre pont
web-s4-bridge-theirs = leur pont
web-s4-bridge-side-0 = un pont vert
web-s4-bridge-side-1 = un pont orange
web-s4-tank-base-ours = votre base de tanks
web-s4-tank-base-theirs = leur base de tanks
web-s4-tank-base-side-0 = la base de tanks verte
web-s4-tank-base-side-1 = la base de tanks orange
web-s4-drop-base-ours = votre base de parachutistes
web-s4-drop-base-theirs = leur base de parachutistes
web-s4-drop-base-side-0 = la base de parachutistes verte
web-s4-drop-base-side-1 = la base de parachutistes orange
web-s4-objective = { $name }, valeur { $value }
web-s4-site = un emplacement de pont
web-s4-between = entre { $a } et { $b }

## Points et râtelier

web-s4-points = Points
web-s4-ours = Votre camp
web-s4-side-0 = Le camp vert
web-s4-side-1 = Le camp orange
web-s4-points-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
  }, { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
  }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
  }
web-s4-points-short = { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
  }, { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
  }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
  }
web-s4-rack = Drapeaux, parachutistes, tanks, ponts
web-s4-flag = Drapeaux : { $count ->
    [one] { $count } objectif où en planter un
   *[other] { $count } objectifs où en planter un
  }
web-s4-drop = Parachutistes prêts : { $left }, { $count ->
    [0] nulle part où en larguer
    [one] un endroit où le larguer
   *[other] { $count } endroits où en larguer
  }
web-s4-tank = Tanks prêts : { $left }, { $count ->
    [0] nulle part où en poser
    [one] un endroit où le poser
   *[other] { $count } endroits où en poser
  }
web-s4-bridge = Ponts restants : { $left }, { $count ->
    [0] nulle part où en construire
    [one] un endroit où le construire
   *[other] { $count } endroits où en construire
  }
web-s4-no-flag = Un drapeau va sur un objectif que vos pièces recouvrent, ou que les autres ont oublié.
web-s4-no-drop = Les parachutistes viennent quand votre base de parachutistes est recouverte. Ils sautent sur les pièces adverses.
web-s4-no-tank = Les tanks viennent quand votre base de tanks est recouverte. Ils vont sur vos pièces reliées à cette base.
web-s4-no-bridge = Pour un pont, il faut vos pièces sur les deux rives d’un emplacement de pont.

## Drapeaux attendus

web-s4-plant = Planter votre drapeau : { $name }, valeur { $value }
web-s4-plant-theirs = Ils l’ont oublié ! Planter votre drapeau : { $name }, valeur { $value }
web-s4-calls = Votre drapeau est attendu : { $name }, valeur { $value }.
web-s4-calls-theirs = Ils ont oublié leur drapeau ! Vous pouvez planter le vôtre : { $name }, valeur { $value }.
web-s4-waiting = Un drapeau est attendu : { $name }{ $seconds ->
    [0] .
    [one] . Encore { $seconds } seconde.
   *[other] . Encore { $seconds } secondes.
  }
web-s4-covered = Le plateau est recouvert. Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } pour les drapeaux et les ponts.
web-s4-last = Le plateau est recouvert : plantez, construisez !

## Le casier

web-s4-tray = Votre casier
web-s4-heaps = Tas
web-s4-heap-all = Tout
web-s4-heap-base = Base
web-s4-heap-rest = En vrac
web-s4-heap-aside = De côté
web-s4-heap-empty = Rien ici.
web-s4-piece = Pièce { $number } : { $sights }{ $base ->
    [yes] , d’une ligne de base
   *[no] {""}
  }{ $aside ->
    [yes] , mise de côté
   *[no] {""}
  }
web-s4-sight-fields = des champs
web-s4-sight-water = de l’eau
web-s4-sight-runway = une piste
web-s4-sight-rail = une voie ferrée
web-s4-sight-road = une route
web-s4-sight-track = un chemin
web-s4-sight-wood = un bois
web-s4-sight-orchard = un verger
web-s4-sight-houses = des maisons
web-s4-sight-works = une usine
web-s4-held = La pièce que vous tenez
web-s4-picked = Vous la tenez. Choisissez un emplacement.
web-s4-put-back = La pièce est remise au casier.
web-s4-put = La remettre au casier
web-s4-turn = La tourner
web-s4-turned = { $number ->
    [0] Dans le sens de départ.
    [one] Tournée d’un quart de tour.
   *[other] Tournée de { $number } quarts de tour.
  }
web-s4-front = Mettre devant
web-s4-aside = Mettre de côté
web-s4-aside-back = Avec les autres
web-s4-tidy = Serrer les rangs
web-s4-taken = { $location } est pris.
web-s4-busy = Votre camp essaie déjà une pièce en { $location }.
web-s4-rest = Votre camp souffle : prochain essai dans { $seconds } s.
web-s4-photo = { $location } est pris : { $name } a été plus rapide de { $margin } ms.
web-s4-misfit = Elle ne va pas en { $location }.

## Ce qui est demandé

web-s4-ask-first = Glissez une pièce à bord rouge sur votre ligne de base, en bas.
web-s4-ask-where = Où va-t-elle ? Touchez un emplacement.
web-s4-ask-where-turned = Tournez-la avec R ou en touchant deux fois, puis touchez son emplacement.
web-s4-ask-flag = Plantez-le sur un objectif éclairé.
web-s4-ask-drop = Larguez-le sur une pièce adverse éclairée.
web-s4-ask-tank = Posez-le sur une de vos pièces éclairées.
web-s4-ask-bridge = Construisez-le à un emplacement éclairé.
web-s4-ask-lay = À vous : posez une pièce là où le plateau est éclairé. Drapeaux, parachutistes, tanks et ponts viennent avant.
web-s4-ask-pass = Vous ne pouvez poser aucune pièce : passez votre tour.
web-s4-do-lay = La poser ici
web-s4-do-flag = Planter ici
web-s4-do-drop = Larguer ici
web-s4-do-tank = Poser ici
web-s4-do-bridge = Construire ici
web-s4-pass = Passer
web-s4-waits = C’est à { $names ->
    [Vous] vous
   *[other] { $names }
  } de jouer.

## En six images

web-brief-s4-1 = Les deux camps posent le même puzzle sur une même carte, en même temps. Le premier arrivé a la place.
web-brief-s4-2 = Commencez sur votre ligne de base, avec les pièces bordées de rouge. Posez ensuite contre vos propres pièces.
web-brief-s4-3 = Recouvrez un objectif de vos pièces et plantez votre drapeau. Si vous l’oubliez, l’adversaire peut planter le sien.
web-brief-s4-4 = Votre base de parachutistes recouverte, vous pouvez en larguer sur les pièces adverses, et continuer à côté d’elles.
web-brief-s4-5 = Votre base de tanks recouverte, vous pouvez en poser. Les emplacements voisins d’un tank sont fermés à l’adversaire.
web-brief-s4-6 = Le plateau recouvert, comptez : les drapeaux selon leur valeur, 100 par pont, 50 par zone à vous. Qui a le plus de points gagne.

# Ce qui est écrit sur les feuilles imprimées. Dans un message de plusieurs lignes, chacune est un point d’une liste ;
# ce qui est entre astérisques est en gras. La mention est celle de RULES.fr.md.

s4-paper-notice = Le jeu a été publié en 1969, par Parker Brothers en anglais et en néerlandais et par Miro Company en français. La règle suivie ici est une adaptation française plus tardive, faite d’après les règles anglaise et néerlandaise. Le plateau, la carte et la découpe sont les nôtres.

## Comment le fabriquer

s4-paper-box =
    Le plateau, sur { $pages } pages : coupez le long des repères et assemblez les parties par le dos, avec du ruban adhésif
    Deux puzzles de { $pieces } pièces, sur { $pages } pages chacun : coupez le long des lignes courbes
    Pour chaque camp { $flags } drapeaux, 3 parachutistes, 3 tanks et 2 ponts
    Les règles et une feuille de score
s4-paper-box-more = Ces pages n’ont pas de dos : imprimez-les sur une seule face, ou collez les puzzles sur du carton avant de les découper. Chaque camp garde ses pièces dans un sachet à lui.
s4-paper-board = Plateau
s4-paper-board-told = Le plateau, { $of }
s4-paper-puzzle = { $side ->
    [0] Puzzle vert
   *[other] Puzzle orange
  }
s4-paper-puzzle-told = { $side ->
    [0] Le puzzle vert, { $of }
   *[other] Le puzzle orange, { $of }
  }
s4-paper-tokens = Drapeaux, parachutistes, tanks, ponts
s4-paper-token-flag = { $side ->
    [0] Un drapeau vert
   *[other] Un drapeau orange
  }
s4-paper-token-paratroop = { $side ->
    [0] Un parachutiste vert
   *[other] Un parachutiste orange
  }
s4-paper-token-tank = { $side ->
    [0] Un tank vert
   *[other] Un tank orange
  }
s4-paper-token-bridge = { $side ->
    [0] Un pont vert
   *[other] Un pont orange
  }

## La feuille de score

s4-paper-score = Feuille de score
s4-paper-score-lead = Les points vont au camp dont le drapeau s’y dresse.
s4-paper-objective = Objectif
s4-paper-side = { $side ->
    [0] Vert
   *[other] Orange
  }
s4-paper-score-rows =
    Zones couvertes par ses seules pièces : 50 chacune
    Ponts : 100 chacun
    En tout

## Les règles

s4-paper-rules = Les règles
s4-paper-rules-lead = Deux camps, deux puzzles, une seule carte, et les deux camps posent en même temps. Couvrez ce qui vaut cher avant l’adversaire. Pour deux joueurs, ou deux équipes de quatre au plus.
s4-paper-ready-title = Avant de commencer
s4-paper-ready-list =
    Posez le plateau entre vous. Le camp vert s’assied à la rangée 1, le camp orange en face.
    Chaque camp prend son puzzle, ses drapeaux, ses parachutistes, ses tanks et ses ponts : ronds pour le vert, losanges pour l’orange.
    Mélangez les pièces, face cachée. Personne ne les regarde ni ne les trie avant le début.
    Quelqu’un crie « Partez ! » Les deux camps retournent leurs pièces et commencent.
s4-paper-lay-title = Poser des pièces
s4-paper-lay-list =
    Votre *première* pièce va sur votre ligne de base, la rangée devant vous. Chacune des autres touche une de vos pièces.
    Chaque pièce ne va qu’à un seul endroit. Si elle n’entre pas, reprenez-la.
    Il n’y a qu’une pièce par emplacement : *qui pose en premier le tient*.
s4-paper-flag-title = Drapeaux
s4-paper-flag-list =
    Les objectifs portent un nombre, dans un trait interrompu. Si vos pièces en couvrent un *tout entier*, plantez-y votre drapeau : il compte pour vous.
    Vous l’oubliez pendant trois secondes ? L’adversaire peut alors y planter le sien.
    Sous des pièces des deux camps, il n’est à personne.
s4-paper-paratroop-title = Parachutistes
s4-paper-paratroop-list =
    Quand vos pièces couvrent votre base de parachutistes, vous avez { $count } parachutistes.
    Larguez-en un quand vous voulez sur une pièce adverse qui ne porte ni parachutiste ni tank. Vous pouvez désormais poser aussi à côté de cette pièce.
    Un parachutiste ne bouge plus.
s4-paper-tank-title = Tanks
s4-paper-tank-list =
    Quand vos pièces couvrent votre base de tanks, vous avez { $count } tanks.
    Placez-en un quand vous voulez sur une de vos pièces qui ne porte rien. Vos pièces doivent y mener depuis votre ligne de base, et depuis votre base de tanks ; pour passer la rivière, le chemin depuis la base de tanks a besoin d’un de vos ponts.
    Les emplacements vides à côté d’un tank sont *fermés* à l’adversaire, sauf s’il a lui-même un tank à côté du même emplacement.
    Un tank ne bouge plus.
s4-paper-bridge-title = Ponts
s4-paper-bridge-list =
    Là où vos pièces sont sur les deux rives d’un site de pont, vous pouvez construire un de vos { $count } ponts.
s4-paper-end-title = La fin
s4-paper-end = La partie est finie quand le plateau est couvert, et que personne n’a rien planté ni construit pendant dix secondes. Comptez :
s4-paper-end-list =
    le nombre de chaque objectif qui porte votre drapeau ;
    100 pour chacun de vos ponts ;
    50 pour chaque zone carrée sous vos seules pièces.
s4-paper-tie = Le plus de points gagne. À égalité, les deux camps gagnent.
s4-paper-fair-title = Jouer franc jeu
s4-paper-fair = Une main, une pièce : prenez la suivante quand celle-ci est posée. Si quelqu’un est bien plus rapide, qu’il compte jusqu’à trois après chaque pièce.

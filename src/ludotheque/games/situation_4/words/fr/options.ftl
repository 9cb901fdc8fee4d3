# Ce que l’hôte peut choisir

option-situation-4-board = Plateau
option-situation-4-board-classic = Classique
option-situation-4-board-classic-about = 96 pièces par camp, 13 objectifs : environ un quart d’heure.
option-situation-4-board-skirmish = Escarmouche
option-situation-4-board-skirmish-about = 54 pièces par camp, 5 objectifs : pour les parties courtes et les petits écrans.
option-situation-4-orientation = Sens des pièces
option-situation-4-orientation-upright = Droites
option-situation-4-orientation-upright-about = Chaque pièce est déjà dans le bon sens : trouvez sa place.
option-situation-4-orientation-turned = Tournées
option-situation-4-orientation-turned-about = Les pièces sont tournées au hasard, par quarts de tour : à vous de les remettre dans le bon sens.
option-situation-4-flag_grace = Secondes avant qu’un drapeau ne soit oublié
option-situation-4-flag_grace-about = Le camp qui recouvre un objectif a ce temps pour y planter son drapeau. Ensuite, l’autre camp peut planter le sien.

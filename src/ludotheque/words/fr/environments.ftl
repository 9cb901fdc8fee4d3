# Environnements pour la recherche : pourquoi on ne peut pas en faire ou en utiliser un ainsi.

env-seat = il n’y a pas de siège { $wanted } à cette table ; ses sièges vont de 0 à { $last }
env-opponents = { $count ->
    [one] { $count } adversaire nommé
   *[other] { $count } adversaires nommés
  } pour { $others ->
    [one] { $others } autre siège
   *[other] { $others } autres sièges
  } : nommez-en un seul, ou un pour chacun
env-resign = personne n’abandonne dans un environnement : les parties se jouent jusqu’au bout
env-render-mode = il n’y a pas de mode d’affichage { $mode } ; il y a { $known }
env-render-none = aucun mode d’affichage n’a été choisi ; il y a { $known }
env-whole = { $name } est un nombre entier, et non { $value }
env-reset = aucune partie n’a commencé : appelez d’abord reset
env-agents = il faut une action pour chacun des agents { $agents }, et pour eux seuls, et non { $given }
env-extra = { $library } n’est pas installé : installez l’extra « { $extra } » (pip install '.[{ $extra }]' dans le dossier de Ludothèque)
spiel-outcome = le hasard ne peut pas choisir { $outcome } maintenant
env-opponent-silent = le robot ({ $seat }) doit jouer et n’a donné aucun coup
env-opponent-none = la fonction qui crée un adversaire a donné { $found }, qui n’est pas un robot : il lui manque decide(view, legal, seconds)
env-seed = une graine est un nombre entier ou un texte, et non { $value }

# Ce que disent les commandes.

number = { $number }
replay-going-on = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, à { $whose } de jouer ; si la partie finissait maintenant : { $scores }
replay-over = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, partie finie ; victoire : { $winners } ; { $scores }
replay-goal = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, partie finie ; victoire de tout le monde, ensemble { $sum } points sur { $goal } ; { $scores }
replay-short = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, partie finie ; personne ne gagne, ensemble { $sum } points sur { $goal } ; { $scores }
replay-practice = Entraînement : on pouvait reprendre des coups, la partie n’est pas classée.
replay-last = { $time }, { $name } : { $move } ; { $rest }
replay-lost = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, partie finie ; personne n’a gagné : { $scores }
legal-over = la partie est finie : aucun coup
legal-at = à { $time } : { $each }
legal-moves = { $name }, { $count ->
    [one] { $count } coup
   *[other] { NUMBER($count, useGrouping: 0) } coups
  } : { $moves }
verify-kept = La donne a été tenue : l’engagement, la graine, la distribution et les { NUMBER($moves, useGrouping: 0) } coups sont bons.
verify-broken = La donne ne tient pas : { $why }

## components

components-group = { $group } : { $members }
components-quakes = séismes
components-rules = règles

## simulate

simulate-title = { $game }, { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
  }
simulate-seat = Siège
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Score
simulate-spread = Dispersion
simulate-games-per-s = Parties par seconde
simulate-decisions-per-s = Décisions par seconde
simulate-took = Secondes
simulate-length = Décisions par partie
simulate-shared = Victoires partagées
simulate-digest = Empreinte
simulate-written = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } résultat est
   *[other] { NUMBER($games, useGrouping: 0) } résultats sont
  } dans { $file }
simulate-stopped = Arrêt : { NUMBER($games, useGrouping: 0) } parties sur { NUMBER($asked, useGrouping: 0) } ont été jouées.

## arena

arena-title = { $game }, { $seats } sièges : { $deals ->
    [one] { $deals } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
  } de { NUMBER($games, useGrouping: 0) } parties
arena-bot = Robot
arena-rating = Cote
arena-interval = Intervalle à 95 %
arena-wins = Victoires
arena-score = Score
arena-time = ms par décision
arena-no-deal = Aucune donne n’a encore été jouée dans ses { NUMBER($games, useGrouping: 0) } placements : il n’y a rien à coter.
arena-drawn = Les cotes sont dessinées dans { $file }
arena-plot-about = Cotes de Bradley–Terry, intervalles à 95 % sur les donnes ; 400 points, c’est dix contre un.

## dataset

dataset-written = { $positions ->
    [one] { NUMBER($positions, useGrouping: 0) } position
   *[other] { NUMBER($positions, useGrouping: 0) } positions
  } de { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
  } : { $file }
dataset-stopped = Arrêt : { NUMBER($games, useGrouping: 0) } parties sur { NUMBER($asked, useGrouping: 0) } sont faites. La même commande continue.

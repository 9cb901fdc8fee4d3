# Ce que disent les commandes.

replay-going-on = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, à { $whose } de jouer ; si la partie finissait maintenant : { $scores }
replay-over = { $moves ->
    [one] { $moves } coup
   *[other] { NUMBER($moves, useGrouping: 0) } coups
  }, partie finie ; victoire : { $winners } ; { $scores }
legal-over = la partie est finie : aucun coup
legal-moves = { $name }, { $count ->
    [one] { $count } coup
   *[other] { NUMBER($count, useGrouping: 0) } coups
  } : { $moves }
verify-kept = La donne a été tenue : l’engagement, la graine, la pioche et les { NUMBER($moves, useGrouping: 0) } coups sont bons.
verify-broken = La donne ne tient pas : { $why }

## simulate

simulate-title = { $game }, { NUMBER($games, useGrouping: 0) } parties
simulate-seat = Siège
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Score
simulate-spread = Dispersion
simulate-games-per-s = Parties par seconde
simulate-decisions-per-s = Décisions par seconde
simulate-seconds = Secondes
simulate-length = Décisions par partie
simulate-sections = Sections complètes
simulate-quakes = Séismes
simulate-shared = Victoires partagées
simulate-digest = Empreinte
simulate-written = { NUMBER($games, useGrouping: 0) } résultats sont dans { $file }
simulate-stopped = Arrêt : { NUMBER($games, useGrouping: 0) } parties sur { NUMBER($asked, useGrouping: 0) } ont été jouées.

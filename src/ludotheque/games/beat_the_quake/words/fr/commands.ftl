# Ce que les commandes disent de Beat the Quake.

## components

components-vp = protection
components-vd = dégâts
components-objects = objets

## simulate

simulate-survived = Tables qui ont survécu
simulate-met = Séismes contrés
simulate-alone = Séismes contrés sans aide

## balance

balance-title = Beat the Quake, édition { $edition } : { $games } parties de chaque sorte
balance-done = { $bots }, { $rules }, { $seats } places : { $share } de survie
balance-bots = Robots
balance-rules = Règles
balance-basic = de base
balance-advanced = avancées
balance-seats = Places
balance-survived = Survie
balance-met = Séismes contrés
balance-alone = Solo
balance-score = Points
balance-winner = Points du gagnant
balance-cards = Ce que devient chaque carte, avec { $bots }
balance-card = Carte
balance-vp = Protection
balance-vd = Dégâts
balance-shown = Montrée
balance-used = Utilisée
balance-kept = Gardée

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
dilemma-fitting = Les robots apprennent à connaître le paquet…
dilemma-early = Perdue tôt
dilemma-harmless = Dégâts 0
dilemma-hard = 3 ou plus
dilemma-shared = Grâce aux autres
dilemma-again = Repiocher
dilemma-starter = Au début
dilemma-rules = Conduites d’une ligne, règles { $rules } : leurs tables, et qui les bat
dilemma-rule = Conduite
dilemma-survives = Survie
dilemma-beaten = Battue
dilemma-rule-most-vd = Montrer le plus de VD, toujours piocher deux fois
dilemma-rule-most-vd-once = Montrer le plus de VD, ne jamais repiocher
dilemma-rule-most-vp = Montrer le plus de VP, toujours piocher deux fois
dilemma-rule-most-vp-once = Montrer le plus de VP, ne jamais repiocher
dilemma-rule-least-vp = Garder les VP
dilemma-rule-most-of-both = Montrer le plus de VP et de VD ensemble
dilemma-rule-as-drawn = Montrer ce qu’on vient de piocher
dilemma-rule-in-turn = Montrer le plus de VD, puis le plus de VP, à tour de rôle
dilemma-rule-as-needed = Montrer des VP tant que la table en manque, sinon des VD
dilemma-rule-up-to-eight = Montrer des VP jusqu’à huit sur la table, puis les garder
dilemma-cards = Ce que devient chaque carte, à tous les nombres de places
dilemma-legend = Un chiffre suivi de { $mark } n’est pas où il devrait être.

## balance --together

together-title = Beat the Quake, édition { $edition } : { $games } tables de chaque sorte jouent ensemble ({ $bot })
together-rules = Règles
together-seats = Places
together-goal = But
together-middle = Médiane
together-survived = Survie
together-reached = Dont but atteint
together-won = Victoires

# Robots : leurs noms, et comment joue chaque niveau. La maison, le terminal et le navigateur disent la même chose.

## Niveaux, les mêmes dans chaque jeu

bot-level-1 = Novice
bot-level-2 = Élève
bot-level-3 = Camarade
bot-level-4 = Adepte
bot-level-5 = Tacticien
bot-level-6 = Stratège
bot-level-7 = Virtuose
bot-level-8 = As

## Seismic

bot-level-1-seismic = Il regarde peu d’endroits, et oublie beaucoup.
bot-level-2-seismic = Il regarde quelques endroits, et prend les points qu’il y voit.
bot-level-3-seismic = Il voit presque toutes les chances de ses propres sections, et aucune des vôtres.
bot-level-4-seismic = Il voit tout ce que voit un joueur attentif un coup à l’avance : ses sections, les vôtres, et où une équipe rapporte.
bot-level-5-seismic = Il réfléchit un peu plus loin : quelques centaines d’essais de la suite.
bot-level-6-seismic = Il réfléchit plus loin : un millier d’essais à chaque coup.
bot-level-7-seismic = Il réfléchit loin : plusieurs milliers d’essais à chaque coup.
bot-level-8-seismic = Il réfléchit aussi loin que le permettent deux secondes par coup.

## Beat the Quake

bot-level-1-beat-the-quake = Il regarde peu de ses cartes, et oublie beaucoup.
bot-level-2-beat-the-quake = Il regarde quelques-unes de ses cartes, et parfois le danger.
bot-level-3-beat-the-quake = Il voit presque tout ce que peuvent ses cartes, et pense peu aux vôtres.
bot-level-4-beat-the-quake = Il pèse chaque carte comme un joueur attentif : points, dégâts, et ce que la table peut supporter.
bot-level-5-beat-the-quake = Il réfléchit un peu plus loin, et devine quelques centaines de fois ce qui est caché.
bot-level-6-beat-the-quake = Il réfléchit plus loin, et devine un millier de fois ce qui est caché.
bot-level-7-beat-the-quake = Il réfléchit loin, et devine plusieurs milliers de fois ce qui est caché.
bot-level-8-beat-the-quake = Il devine ce qui est caché aussi souvent que le permettent deux secondes par coup.

## Situation 4

bot-level-1-situation-4 = Des mains d’enfant : il cherche longtemps chaque pièce, et oublie des drapeaux.
bot-level-2-situation-4 = Des mains d’enfant qui ont déjà fait un puzzle, et oublient moins.
bot-level-3-situation-4 = Des mains ordinaires, à l’allure de qui fait un puzzle de temps en temps.
bot-level-4-situation-4 = Des mains ordinaires, qui regardent où sont les points.
bot-level-5-situation-4 = Des mains ordinaires, qui prévoient quelques pièces à l’avance.
bot-level-6-situation-4 = Des mains d’amateur de puzzles : il trouve vite ses pièces, et vise objectifs et ponts.
bot-level-7-situation-4 = Des mains d’amateur de puzzles, avec un œil sur ce que vous visez.
bot-level-8-situation-4 = Des mains d’amateur de puzzles, et la plus longue vue : un drapeau oublié ne lui échappe pas.

## Les plus simples, pour les simulations

bot-uniform = Hasard
bot-greedy = Glouton
bot-child = Enfant
bot-casual = Joueur occasionnel
bot-puzzler = As du puzzle

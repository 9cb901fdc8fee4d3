# Robots : leurs noms, et comment joue chaque niveau. La maison, le terminal et le navigateur disent la même chose.

bot-fair = Les robots voient exactement ce que verrait une personne à leur place, et rien d’autre.

## Niveaux, les mêmes dans chaque jeu

bot-level-1 = Novice
bot-level-2 = Élève
bot-level-3 = Camarade
bot-level-4 = Adepte
bot-level-5 = Vétéran
bot-level-6 = Expert
bot-level-7 = Stratège
bot-level-8 = As

## Seismic

bot-level-1-seismic = Il regarde peu d’endroits, ses propres sections seulement, et se trompe souvent.
bot-level-2-seismic = Il regarde quelques endroits, et se demande si une section peut encore être fermée.
bot-level-3-seismic = Il voit presque toutes les chances de ses sections, et leur garde des équipes ; les vôtres, il ne les voit pas.
bot-level-4-seismic = Il voit ses sections et les vôtres un coup à l’avance, et se trompe de temps en temps.
bot-level-5-seismic = Peu de choses lui échappent de ce que voit un joueur attentif un coup à l’avance.
bot-level-6-seismic = Il se demande où mène chaque coup, et se trompe parfois.
bot-level-7-seismic = Il sait où mène chaque coup : ce que vaudra chaque section à la fin.
bot-level-8-seismic = Il réfléchit plus loin : des milliers d’essais de la suite, en deux secondes par coup au plus.

## Beat the Quake

bot-level-1-beat-the-quake = Il garde ce qui vaut des points, ne craint guère une bonne carte, et pioche quoi qu’il arrive.
bot-level-2-beat-the-quake = Il craint les dommages de sa propre main, et se trompe beaucoup sur le reste.
bot-level-3-beat-the-quake = Il veut pouvoir faire face seul à un séisme ; vos cartes, il ne les regarde pas.
bot-level-4-beat-the-quake = Il pense à ce que vous tenez et à ce que vous gagnez, et se trompe de temps en temps.
bot-level-5-beat-the-quake = Il pèse les points, les dommages et le risque de séisme, et s’y trompe souvent un peu.
bot-level-6-beat-the-quake = Il pèse points, dommages et risques, et s’y trompe rarement de beaucoup.
bot-level-7-beat-the-quake = Il pèse points, dommages et risques, et s’y trompe peu.
bot-level-8-beat-the-quake = Il devine ce qui est caché, et joue la suite en pensée, jusqu’à 16 000 fois par coup.

## Situation 4

bot-level-1-situation-4 = Des mains d’enfant : il cherche longtemps chaque pièce, pense à peu d’endroits, et oublie des drapeaux.
bot-level-2-situation-4 = Des mains d’enfant qui pensent à plus d’endroits, et aux ponts.
bot-level-3-situation-4 = Des mains ordinaires, à l’allure de qui fait un puzzle de temps en temps ; elles oublient des drapeaux.
bot-level-4-situation-4 = Des mains ordinaires, qui plantent aussitôt leurs drapeaux et voient où vous pouvez aller.
bot-level-5-situation-4 = Des mains ordinaires, qui prévoient quelques pièces à l’avance.
bot-level-6-situation-4 = Des mains d’amateur de puzzles : il trouve vite ses pièces, et les pose là où il regarde d’abord.
bot-level-7-situation-4 = Des mains d’amateur de puzzles, qui prévoient un peu.
bot-level-8-situation-4 = Des mains d’amateur de puzzles, et la plus longue vue : un drapeau oublié ne lui échappe pas.

## Situation 4 en guerre lente : sans mains

bot-level-1-situation-4-slow = Il pense à peu d’endroits, se trompe souvent, et oublie drapeaux et ponts.
bot-level-2-situation-4-slow = Il pense à plus d’endroits, et construit aussitôt ses ponts ; il oublie des drapeaux.
bot-level-3-situation-4-slow = Il plante aussitôt ses drapeaux, et sait où tanks et parachutistes en valent la peine ; où vous pouvez aller, il ne le voit pas.
bot-level-4-situation-4-slow = Il voit aussi où vous pouvez aller, et se trompe de temps en temps.
bot-level-5-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 20 fois par coup.
bot-level-6-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 50 fois par coup.
bot-level-7-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 120 fois par coup.
bot-level-8-situation-4-slow = La plus longue vue : il joue la suite en pensée, jusqu’à 1 600 fois par coup, et plus loin chaque fois.

## Les plus simples, pour les simulations

bot-uniform = Hasard
bot-greedy = Glouton
bot-learned = Autodidacte
bot-child = Enfant
bot-casual = Joueur occasionnel
bot-puzzler = As du puzzle

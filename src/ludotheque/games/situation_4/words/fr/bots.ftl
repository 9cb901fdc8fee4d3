# Comment chaque niveau de robots joue à Situation 4. Serveur, terminal et navigateur disent la même chose.

## Niveaux

bot-level-1-situation-4 = Des mains d’enfant : il cherche longtemps chaque pièce, pense à peu d’endroits, et oublie des drapeaux.
bot-level-2-situation-4 = Des mains d’enfant qui pensent à plus d’endroits, et aux ponts.
bot-level-3-situation-4 = Des mains ordinaires, qui font un puzzle de temps en temps ; elles oublient des drapeaux.
bot-level-4-situation-4 = Des mains ordinaires, qui plantent aussitôt leurs drapeaux et voient où vous pouvez aller.
bot-level-5-situation-4 = Des mains ordinaires, qui prévoient quelques pièces à l’avance.
bot-level-6-situation-4 = Des mains d’amateur de puzzles : il trouve vite ses pièces, et les pose là où il regarde d’abord.
bot-level-7-situation-4 = Des mains d’amateur de puzzles, qui prévoient un peu.
bot-level-8-situation-4 = Des mains d’amateur de puzzles, et la plus longue vue : aucun drapeau oublié ne lui échappe.

## En guerre lente : sans mains

bot-level-1-situation-4-slow = Il pense à peu d’endroits, se trompe souvent, et oublie drapeaux et ponts.
bot-level-2-situation-4-slow = Il pense à plus d’endroits, et construit aussitôt ses ponts ; il oublie des drapeaux.
bot-level-3-situation-4-slow = Il plante aussitôt ses drapeaux, et sait où tanks et parachutistes sont utiles ; où vous pouvez aller, il ne le voit pas.
bot-level-4-situation-4-slow = Il voit aussi où vous pouvez aller, et se trompe de temps en temps.
bot-level-5-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 20 fois par coup.
bot-level-6-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 50 fois par coup.
bot-level-7-situation-4-slow = Il voit tous les endroits, et joue la suite en pensée, 120 fois par coup.
bot-level-8-situation-4-slow = La plus longue vue : il joue la suite en pensée, jusqu’à 1 600 fois par coup, et plus loin chaque fois.

## Les plus simples, pour les simulations

bot-child = Enfant
bot-casual = Joueur occasionnel
bot-puzzler = As du puzzle

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

## Les plus simples, pour les simulations

bot-uniform = Hasard
bot-greedy = Glouton
bot-learned = Autodidacte

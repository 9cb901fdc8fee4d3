# A quiz for before and after the game. The facts are those of docs/concepts/messages-beat-the-quake.md.

bq-quiz-shaking = Tu es à l’intérieur et le sol se met à trembler. Que fais-tu ?
bq-quiz-shaking-1 = Je cours dehors aussi vite que possible.
bq-quiz-shaking-2 = Je vais à la fenêtre pour voir ce qui se passe.
bq-quiz-shaking-3 = Je me baisse, je m’abrite sous une table solide et je m’agrippe.
bq-quiz-shaking-4 = Je me tiens à une grande armoire.
bq-quiz-shaking-why = La plupart des blessures viennent d’objets qui tombent, ou de chutes en courant. Sous une table solide, ta tête est protégée ; agrippe-toi, car la table bouge.

bq-quiz-bed = Tu es au lit quand la terre tremble. Que vaut-il mieux faire ?
bq-quiz-bed-1 = Y rester, à plat ventre, l’oreiller sur la tête.
bq-quiz-bed-2 = Me lever et allumer la lumière.
bq-quiz-bed-3 = Courir pieds nus vers les autres.
bq-quiz-bed-4 = M’asseoir et regarder le plafond.
bq-quiz-bed-why = Il peut y avoir du verre cassé par terre, et marcher est difficile quand tout bouge. L’oreiller protège la tête et la nuque.

bq-quiz-furniture = Que vaut-il mieux faire d’une grande bibliothèque, bien avant un séisme ?
bq-quiz-furniture-1 = Mettre les choses lourdes tout en haut.
bq-quiz-furniture-2 = La fixer au mur.
bq-quiz-furniture-3 = La placer à côté du lit.
bq-quiz-furniture-4 = La placer près de la porte.
bq-quiz-furniture-why = Ce qui est fixé au mur ne peut tomber sur personne. Les choses lourdes vont en bas ; le lit et la sortie restent dégagés.

bq-quiz-dark = Les secousses ont cessé et il fait noir. Que prends-tu pour y voir ?
bq-quiz-dark-1 = Une bougie.
bq-quiz-dark-2 = Une allumette.
bq-quiz-dark-3 = Un briquet.
bq-quiz-dark-4 = Une lampe de poche.
bq-quiz-dark-why = Après un séisme, du gaz peut s’échapper, et une flamme pourrait y mettre le feu. Une lampe de poche n’a pas de flamme.

bq-quiz-out = Après les secousses, il faut quitter un grand immeuble. Comment ?
bq-quiz-out-1 = Par l’ascenseur : c’est plus rapide.
bq-quiz-out-2 = Par l’escalier, avec des chaussures solides.
bq-quiz-out-3 = Par l’escalier, pieds nus et sans bruit.
bq-quiz-out-4 = Par une fenêtre.
bq-quiz-out-why = Un ascenseur peut rester bloqué, et d’autres secousses peuvent suivre. Les chaussures protègent les pieds du verre cassé.

bq-quiz-water = Combien d’eau faut-il garder à la maison en cas d’urgence ?
bq-quiz-water-1 = Aucune : il y a toujours de l’eau au robinet.
bq-quiz-water-2 = Une bouteille pour toute la famille.
bq-quiz-water-3 = Environ 4 litres par personne et par jour, pour au moins trois jours.
bq-quiz-water-4 = Un verre par personne.
bq-quiz-water-why = Les conduites peuvent se rompre, et les secours peuvent mettre trois jours. 4 litres par jour suffisent pour boire et se laver un peu.

# Ce que l’hôte peut choisir

option-beat-the-quake-advanced = Règles
option-beat-the-quake-advanced-false = De base
option-beat-the-quake-advanced-false-about = Pour une première partie, et pour les plus jeunes : tous les séismes se valent.
option-beat-the-quake-advanced-true = Avancées
option-beat-the-quake-advanced-true-about = Les séismes orange et rouges sont plus forts, et prennent quelque chose à tout le monde avant d’être contrés.
option-beat-the-quake-together = Qui gagne
option-beat-the-quake-together-false = Qui a le plus de points
option-beat-the-quake-together-false-about = Comme dans les règles publiées : survivre ensemble, puis chacun pour soi.
option-beat-the-quake-together-true = Tout le monde, ou personne
option-beat-the-quake-together-true-about = Une règle d’ici, qui n’est pas dans le jeu publié : survivre, et atteindre ensemble un nombre de points.
option-beat-the-quake-edition = Paquet de cartes
option-beat-the-quake-edition-gentle = Doux
option-beat-the-quake-edition-gentle-about = Pour une première partie, et pour les plus jeunes : ce qui aide protège davantage.
option-beat-the-quake-edition-classic = Classique
option-beat-the-quake-edition-classic-about = Le paquet habituel : ce qu’il est bon de tenir fait mal à tenir.
option-beat-the-quake-edition-hard = Difficile
option-beat-the-quake-edition-hard-about = Pour qui a souvent survécu : les objets protègent moins, et blessent plus.
option-beat-the-quake-edition-nepal = Népal
option-beat-the-quake-edition-nepal-about = Le paquet habituel, avec des objets des maisons et des rues du Népal.

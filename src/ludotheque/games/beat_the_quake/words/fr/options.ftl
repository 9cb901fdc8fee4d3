# Ce que l’hôte peut choisir

option-beat-the-quake-advanced = Règles
option-beat-the-quake-advanced-false = De base
option-beat-the-quake-advanced-false-about = Pour une première partie, et pour les plus jeunes : tous les séismes se valent.
option-beat-the-quake-advanced-true = Avancées
option-beat-the-quake-advanced-true-about = Les séismes orange et rouges sont plus forts, et prennent quelque chose à tout le monde avant d’être contrés.
option-beat-the-quake-edition = Édition

# Ce que l’hôte peut choisir

option-seismic-variants = Variantes
option-seismic-variants-big-one = Le Big One
option-seismic-variants-big-one-about = Le plus fort des séismes attend parmi les dernières tuiles : il vient toujours.
option-seismic-variants-dilemma = Dilemme de l’équipe de construction
option-seismic-variants-dilemma-about = Après une tuile, posez une équipe ou placez une seconde tuile : pas les deux.
option-seismic-variants-aftershocks = Contrecoups
option-seismic-variants-aftershocks-about = Après chaque séisme, chacun peut tourner une tuile.
option-seismic-variants-twin-cities = Villes jumelles
option-seismic-variants-twin-cities-about = Deux villes, deux fois plus de tuiles, une table plus grande. Chaque séisme touche les deux.
option-seismic-table = La table
option-seismic-table-small = petite, 13 × 11
option-seismic-table-standard = normale, 19 × 15
option-seismic-table-large = grande, 27 × 19
option-seismic-edition = Édition

# Côtés, fragments et tuiles de Seismic. Serveur, terminal et navigateur disent la même chose.

side-0 = N
side-1 = NE
side-2 = SE
side-3 = S
side-4 = SO
side-5 = NO
side-long-0 = nord
side-long-1 = nord-est
side-long-2 = sud-est
side-long-3 = sud
side-long-4 = sud-ouest
side-long-5 = nord-ouest
fragment = { $low }–{ $high }
fragment-long = { $low } à { $high }
tile = { $words } ({ $code })
shape-01 = un virage étroit
shape-02 = un virage large
shape-03 = une ligne droite
shape-01-23 = deux virages étroits
shape-01-24 = un virage étroit, avec un virage large à sa droite
shape-01-25 = un virage étroit et une ligne droite
shape-01-34 = deux virages étroits à des coins opposés
shape-01-35 = un virage étroit, avec un virage large à sa gauche
shape-02-13 = deux virages larges qui se croisent
shape-02-14 = un virage large croisant une ligne droite
shape-02-35 = deux virages larges dos à dos
shape-03-14 = deux lignes droites qui se croisent
shape-01-23-45 = trois virages étroits
shape-01-24-35 = un virage étroit et deux virages larges qui se croisent
shape-01-25-34 = une ligne droite entre deux virages étroits
shape-02-14-35 = une ligne droite croisant deux virages larges
shape-03-14-25 = trois lignes droites qui se croisent
intersection = une intersection +{ $value }
quake-tile = un séisme { $magnitude }.0
town = San Andreas
town-at = San Andreas en { $cell }
town-west = San Andreas Ouest
town-east = San Andreas Est
place-at = en { $cell }

## Les lieux sur une carte sans coordonnées

place-straight = à { $steps } { $way } de { $town }
place-bent = à { $steps } { $way } puis { $more } { $turn } de { $town }
place-cell = la case { $place }
place-tile = la tuile { $place }
place-steps = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
    [7] sept cases
    [8] huit cases
    [9] neuf cases
    [10] dix cases
    [11] onze cases
    [12] douze cases
   *[other] { $count } cases
  }
place-away = à { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
place-way-0 = au nord
place-way-1 = au nord-est
place-way-2 = au sud-est
place-way-3 = au sud
place-way-4 = au sud-ouest
place-way-5 = au nord-ouest

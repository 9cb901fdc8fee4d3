# Ce que les commandes disent de Seismic.

## components

components-highways = autoroutes
components-intersections = intersections
components-table = table

## simulate

simulate-sections = Sections complètes
simulate-quakes = Séismes

# Ce que les commandes disent de Situation 4.

## components

components-columns = colonnes
components-rows = rangées
components-zones = zones carrées
components-objectives = objectifs spéciaux
components-objective = { $name } ({ $id }), { $value } points : { $places }
components-bases = bases
components-base = { $kind ->
    [tank] tanks
   *[paratroop] parachutistes
  }, { $side ->
    [0] vert
   *[1] orange
  } : { $places }
components-bridges = emplacements de pont
components-bridge = { $site } : { $places }
components-river = rivière
components-river-after = au nord de la rangée { $row }

## simulate

simulate-seconds = Secondes de jeu
simulate-flags = Drapeaux plantés
simulate-bridges = Ponts construits
simulate-tanks = Tanks posés

# Ce qu’un coup apporterait dans Seismic : dit avant qu’il soit confirmé.

preview-free = Libre pour une équipe
preview-nobody = À personne
preview-loop = Une boucle : elle ne rapporte rien.
preview-complete = { $whose } : complète, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
preview-open = { $whose } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant, { $best } au mieux.
preview-far = { $whose } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant. Une tuile de plus à chaque bout ne peut pas la compléter.
preview-edge = { $whose } : jamais complète, elle sort de la table.
preview-joins = { $count } sections n’en font plus qu’une. { $section }
preview-line-next = { $town }, ligne { $side }, frappée au prochain séisme : tuile { $place } sur { $count }.
preview-line-perhaps = { $town }, ligne { $side }, peut-être frappée au prochain séisme : tuile { $place } sur { $count }.
preview-line-other = { $town }, ligne { $side }, épargnée au prochain séisme : tuile { $place } sur { $count }.

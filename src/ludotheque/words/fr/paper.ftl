# Les jeux sur papier : ce que dit la commande, et ce qui est écrit sur les feuilles de chaque jeu.

paper-unknown = il n’y a pas de papier { $paper } ; il y a { $known }
paper-letter = { $letter } ne peut pas être imprimé : Ludothèque n’a pas de police pour son écriture ({ $script })
paper-not-installed = Typst n’est pas installé : installez l’extra « print » (pip install '.[print]' dans le dossier de Ludothèque)
paper-is-there = { $file } existe déjà : nommez un autre fichier avec --output
paper-made = { $file } est prêt : imprimez-le à 100 %, recto verso, en retournant sur le bord long.
paper-notice = { $game }, imprimé par Ludothèque.
paper-making = Fabriquer le jeu
paper-making-lead = Une heure de ciseaux, et vous jouez autour d’une table.
paper-print-title = Imprimer
paper-print-list =
    Choisissez *100 %* ou « taille réelle », jamais « ajuster à la page » : ainsi les dos tombent derrière les faces.
    Choisissez *recto verso, bord long*. Si votre imprimante ne sait pas le faire, imprimez les pages impaires, remettez le paquet, et imprimez les pages paires au dos.
    Prenez un papier épais pour ce qui se découpe, de 160 à 250 g environ. Le reste se contente de papier ordinaire.
paper-cut-title = Découper
paper-cut-list =
    Coupez d’un repère à l’autre, d’un bord à l’autre de la page : d’abord les bandes, puis les pièces de chaque bande.
    Les lignes ne sont que sur les faces. Les dos ont une marge : un millimètre de plus ou de moins ne gêne pas.
paper-box-title = Ce qu’il y a dedans
paper-empty = reste vide

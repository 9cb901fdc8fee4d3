# Les jeux sur papier.

paper-unknown = il n’y a pas de papier { $paper } ; il y a { $known }
paper-not-installed = Typst n’est pas installé : installez l’extra « print » (pip install '.[print]' dans le dossier de Ludothèque)
paper-is-there = { $file } existe déjà : nommez un autre fichier avec --output
paper-made = { $file } est prêt : imprimez-le à 100 %, recto verso, en retournant sur le bord long.
paper-notice = { $game }, imprimé par Ludothèque.

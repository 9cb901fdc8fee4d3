# Ce que dit `ludotheque serve`, et ce qui ne va pas dans un réglage. Devant un refus figure l’endroit du réglage.

setting-unknown = clé inconnue : { $key } ; il y a { $known }
setting-text = doit être un texte, et non vide
setting-host = { $value } n’est ni une adresse ni le nom d’un ordinateur
setting-whole = doit être un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } ; c’est { $value }
setting-number = doit être un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } ; c’est { $value }
setting-switch = doit être true ou false ; c’est { $value }
setting-level = il n’y a pas de niveau { $value } ; il y a { $known }
setting-database = doit être une URL comme { $postgresql } ou { $sqlite } ; les caractères spéciaux s’y écrivent sous la forme %40
setting-database-file = ne nomme pas de fichier ; une URL de SQLite ressemble à { $example }
setting-database-name = ne nomme pas de base ; une URL de PostgreSQL ressemble à { $example }
setting-redis = doit être une URL comme { $example }
setting-public = { $value } n’est pas une adresse comme { $example }, sans chemin
setting-folder = impossible de créer le dossier { $folder } : { $why }
setting-folder-closed = impossible d’écrire dans le dossier { $folder }

## Au démarrage

serve-open = Ludothèque est ouverte.
serve-here = Sur cet ordinateur
serve-network = Sur votre réseau
serve-public = Pour tout le monde
serve-scan-network = Un téléphone du même réseau peut scanner ceci :
serve-scan-public = Un téléphone peut scanner ceci :
serve-alone = Seul cet ordinateur peut y accéder. { $option } l’ouvre à votre réseau.
serve-no-network = Aucun réseau n’a été trouvé : seul cet ordinateur peut y accéder.
serve-stop = Ctrl-C l’arrête.

## Une classe

serve-game = un jeu ne se nomme qu’avec --classroom ; qu’est-ce que { $game } ?
serve-class-open = La classe est ouverte. Elle joue à { $game }.
serve-class-join = La classe entre à
serve-class-code = avec le code
serve-class-teacher = Votre page à vous
serve-class-secret = Votre page permet de diriger la classe : gardez son adresse pour vous.
serve-class-scan = Ou la classe scanne ceci :
serve-class-stop = Ctrl-C l’arrête. La leçon reprend au prochain démarrage.
class-no-client = une classe a besoin du client web, qui n’est pas construit ; « make client » le construit

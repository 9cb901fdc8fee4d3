# Ce qui est écrit sur les feuilles imprimées.

bq-paper-notice = Beat the Quake : de Gergely Szakács avec Shiba Subedi et György Hetényi, pour Seismology at School in Nepal (seismoschoolnp.org). Gratuit ; ne doit pas être vendu, sans usage commercial. Les cartes et les mots de cette édition sont de Ludothèque.

## Cartes

bq-paper-cards = Cartes
bq-paper-card = { $name } : VP { $vp }, VD { $vd }
bq-paper-back = Dos d’une carte
bq-paper-quake-0 = Séisme jaune
bq-paper-quake-1 = Séisme orange
bq-paper-quake-2 = Séisme rouge
bq-paper-quake-now = Les dommages sont la somme des nombres rouges de votre main. Contrez-les maintenant !
bq-paper-quake-more-0 = Règles fortes : rien de plus.
bq-paper-quake-more-1 = Règles fortes : dommages + 1. Chacun défausse une carte posée devant soi, face visible.
bq-paper-quake-more-2 = Règles fortes : dommages + 2. Chacun défausse une carte de sa main.

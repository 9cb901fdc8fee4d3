# Ce qui se dit autour d’une partie dans le terminal, quel que soit le jeu.

## Avant

compiling = Les règles sont compilées pour cette machine, une seule fois : cela prend jusqu’à une demi-minute. Ensuite, le démarrage est rapide.
language-unknown = il n’y a pas de langue { $language } ; il y a { $known }
words-checked = { $code } { $name } : { $count } messages, { $missing } manquants
words-unchecked = { $code } { $name } : { $count } messages, { $missing } manquants ; pas encore relu par quelqu’un dont c’est la langue
name-unfit = { $name } n’est pas un nom : il faut de 1 à { $most } caractères affichables
seed-unprintable = { $seed } n’est pas une graine : il faut un texte affichable
person = Joueur
person-numbered = Joueur { $number }
opening = { $game }. À la table : { $seats }.
seated-bot = { $name } (un robot)
option-chosen = { $option } : { $values }
opening-turns = Guerre lente : chacun son tour, une pièce par tour.
opening-practice = Entraînement : on peut reprendre ses coups, même après une pioche. L’enregistrement le dira, et la partie ne sera pas classée.
opening-help = Tapez le numéro d’un coup, ou « aide ».

## Ce qui est demandé, et les réponses

prompt = { $name }>{" "}
curtain = Passez le clavier à { $name }, qui appuie sur Entrée>{" "}
prompt-watch = Entrée : coup suivant, « continuer » : jusqu’à la fin>{" "}
prompt-over = Entrée pour quitter ; « enregistrer FICHIER » pour enregistrer la partie>{" "}
prompt-more = Entrée : la suite, q : assez>{" "}
answer-yes = o oui
answer-no = n non
answer-yes-or-no = Répondez { $yes } ou { $no }.
choice = { $number } : { $words }
list-hidden = Tapez une case ({ $cell }) ou ses numéros ({ $first }-{ $last }) pour voir ses coups, « liste » pour tous.
may-pass = 0 passe votre tour.
passed = { $name } passe son tour.
pass-word = passer
resign-sure = Abandonner, et perdre la partie ? (o/n)
nothing-to-decide = personne n’a rien à décider maintenant
not-a-command = { $text } n’est pas une commande ; « aide » les montre
not-understood = { $text } n’est ni un numéro, ni un coup, ni une commande ; « aide » les montre
number-unknown = il n’y a pas de coup { $number } : ils vont de { $first } à { $last }
look-unknown = il n’y a rien à voir sous le nom { $text }
list-unknown = { $text } n’est ni un numéro ni une case où l’on peut jouer
hint = Les meilleurs coups pour { $name }, et les chances de gagner avec chacun ({ $tries } essais) :
hint-move = { $odds }  { $number } : { $words }
hint-equal = À peu près aussi bon que le premier.
hint-pass = Passez votre tour : rien ne peut être joué.
undone = Repris : { $name }, { $move }.
scale-unknown = { $scale } n’est pas une échelle : de 1, la plus petite, à 4, ou 0 pour celle qui convient
rules-how = « règles 4 » montre une section, « règles 4.4 » une clause, « règles séisme » les clauses qui contiennent un mot.
rules-unknown = les règles n’ont ni clause { $text }, ni ce mot
winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
winners-team = { $names } gagnent !
winners-goal = Tout le monde gagne : ensemble { $sum } points, et il en fallait { $goal }.
winners-short = Personne ne gagne : ensemble { $sum } points sur { $goal }.
winners-none = Personne ne gagne.
seed-was = La graine de cette partie : { $seed }

## Enregistrer et quitter

save-where = dites où : « enregistrer FICHIER »
save-replace = { $file } existe. Le remplacer ? (o/n)
saved = Partie enregistrée : { $file }
saved-but = Pour être rejouée, elle a besoin de son édition : { $why }
save-full = impossible d’écrire { $file } : le disque est plein
save-no-folder = impossible d’écrire { $file } : ce dossier n’existe pas
save-not-allowed = impossible d’écrire { $file } : ce n’est pas permis
save-is-folder = impossible d’écrire { $file } : c’est un dossier
save-not-plain = impossible d’écrire { $file } : ce n’est pas un fichier ordinaire
save-long-name = impossible d’écrire { $file } : le nom est trop long
save-ending = impossible d’écrire { $file } : son nom doit finir par { $ending }
quit-sure = Quitter la partie ? (o/n)
quit-save = L’enregistrer d’abord ? Un nom de fichier, Entrée pour { $file }, ou - pour ne pas le faire :{" "}

## Les commandes : leurs mots, et ce qu’elles font

command-help = aide ?
command-list = liste
command-hint = conseil indice
command-pass = passer passe
command-undo = annuler reprendre
command-table = table dessin
command-scores = scores score
command-look = voir lire
command-unseen = cachées cachees tuiles cartes
command-lens = loupe risques
command-rules = règles regles
command-save = enregistrer sauver
command-quit = quitter
command-run = continuer
help-number = Un numéro joue le coup qui le porte.
help-help = aide : cette liste
help-list = liste : tous les coups en mots
help-hint = conseil : les meilleurs coups, et vos chances de gagner avec chacun
help-pass = passer, ou 0 : passer votre tour, quand aucune pièce ne peut être posée
help-undo = annuler : reprendre votre dernier coup, si rien n’a été pioché ni montré depuis
help-undo-practice = annuler : reprendre votre dernier coup, ou tout le tour si d’autres ont joué depuis ; ce qui a été pioché revient à l’identique
help-table = table : montrer encore la table
help-scores = scores : ce que chacun aurait si la partie finissait maintenant, et pour quoi
help-look = voir NOM : ce qui porte ce nom, de près
help-unseen = cachées : ce qui n’a pas encore été vu
help-lens = loupe : pour chaque tuile, le risque qu’un séisme l’emporte avant la fin
help-rules = règles, règles 4.4, règles séisme : les règles
help-save = enregistrer FICHIER : enregistrer la partie
help-quit = quitter : quitter la table
help-run = continuer : laisser les robots jouer entre eux jusqu’à la fin

## Le terminal dessiné

pane-board = Table
pane-standing = Où l’on en est
pane-story = Récit
filter = Tapez pour filtrer la liste
palette = Une commande…
page-foot = Flèches pour défiler, Échap pour fermer
bot-thinks = { $name } réfléchit…
bot-is-thinking = { $name } réfléchit ; attendez son coup
watch = C’est à { $name }. Entrée : son coup, g : jusqu’à la fin.
curtain-drawn = Passez le clavier à { $name }, qui appuie sur Entrée.
over-keys = F9 enregistre la partie, Entrée la quitte.
aim-piece = 1–{ $count } : laquelle
aim-place = flèches ou n : où
aim-turn = r : tourner
aim-done = Entrée : jouer
hint-thinks = Le conseil se prépare…
hint-aimed = { $odds }  { $words }
look-ask = Que voulez-vous voir de près ?
rules-how-drawn = Tapez le numéro d’une section ou d’une clause, ou un mot.
rules-ask = 4, 4.4 ou un mot ; Échap pour fermer
save-ask = L’enregistrer dans quel fichier ?
key-help = Aide
key-hint = Conseil
key-undo = Annuler
key-scores = Scores
key-save = Enregistrer
key-quit = Quitter
key-all = Tout
key-light = clair ou sombre
help-light = d’autres couleurs
drawn-help = Les flèches, ou n et N, vont d’un endroit à l’autre ; r et R tournent ; Entrée joue.
  1, 2, 3 choisissent ce qui est proposé ; 0 est le coup qui ne fait rien.
  À la souris : cliquez une pièce, puis un endroit, tournez avec la molette, cliquez encore l’endroit.
  Dans une liste : tapez pour la filtrer, choisissez avec les flèches, jouez avec Entrée.
  + et - agrandissent et rapetissent la table, d passe du clair au sombre.
  Ctrl+P trouve chaque commande par son nom. Ctrl+C quitte ; une seconde fois, il enregistre et quitte.

# Jeux qui n’ont pas de conteur à eux
plain-played = { $name } joue { $move }.
plain-question = Que joue { $name } ?
plain-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

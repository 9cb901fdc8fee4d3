# Pourquoi une chose ne se peut pas. Une ligne chacune ; la clause suit.

## Un siège, quand on ne sait pas le nom

seat = le siège { $seat }

## Options et éditions

game-unknown = il n’y a pas de jeu { $game } ; il y a { $known }
game-broken = impossible de charger le jeu { $game } depuis { $entry } : { $why }
game-other = le point d’entrée { $entry } ne donne pas de jeu qui s’appelle { $game }
games-none = il n’y a aucun jeu : Ludothèque n’est pas installée ; pip install apporte ses points d’entrée
part-none = { $game } n’a pas de partie { $part } : le module { $module } n’existe pas
option-unknown = option inconnue : { $option } ; il y a { $known }
option-value = { $option } inconnu : { $value } ; il y a { $known }
option-not-list = { $option } doit être une liste de noms
option-twice = « { $value } » y figure deux fois
option-number = doit être un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
option-sides = doit être une liste de camps, 0 ou 1, avec un à { $most } sièges pour chacun
option-not-here = { $game } n’a pas d’option { $option } ; il a { $known }
table-size-unknown = table inconnue : { $value } ; il y a { $known }
variants-not-list = les variantes doivent être une liste de noms
variant-unknown = variante inconnue : { $value } ; il y a { $known }
variant-twice = la variante « { $value } » y figure deux fois
edition-unknown = { $option ->
    [board] plateau inconnu
   *[edition] édition inconnue
  } : { $edition } ; il y a { $known }
edition-not-text = { $option ->
    [board] le plateau
   *[edition] l’édition
  } doit être un nom
edition-not-toml = { $file } n’est pas un fichier TOML : { $why }
edition-unknown-key = clé inconnue : { $key } ; il y a { $known }
edition-name = l’édition se nomme { $name }, mais son fichier s’appelle { $file }
edition-number = { $key } vaut { $value } ; il faut un nombre entier de 0 à { $most }
edition-group = { $group } doit être une table
edition-card-text = il faut ici un texte de { $most } caractères au plus, sans retour à la ligne
option-not-bool = { $value } n’est ni true ni false
bot-unknown = il n’y a pas de robot { $bot } ; il y a { $known }
weights-none = { $file } ne contient pas les poids d’un robot
weights-no-net = aucun robot n’apprend encore { $game }
weights-other-game = les poids de { $file } sont faits pour { $found }, pas pour { $wanted }
weights-other-rules = les poids de { $file } sont faits pour la version { $found } des règles ; celle-ci est la version { $wanted }
weights-other-features = les poids de { $file } ont été appris sur une autre description des vues que celle d’aujourd’hui
weights-other-net = les poids de { $file } sont faits pour la version { $found } du réseau ; celle-ci est la version { $wanted }
weights-unfit = les poids de { $file } sont incomplets, ou n’ont pas la taille du réseau
preview-none = ce jeu ne sait pas dire ce qu’un coup apporterait
lens-none = ce jeu n’a pas de loupe
picture-none = ce jeu n’a pas d’image
file-unreadable = impossible de lire { $file } : { $why }

## Coups

move-unknown = { $move } n’est pas un coup
over = la partie est finie
not-your-turn = { $seat } ne peut pas jouer : c’est { $actor } qui décide
undo-nothing = il n’y a rien à reprendre
undo-past-draw = ce coup ne peut pas être repris : quelque chose a été pioché ou montré depuis

## Parties enregistrées

json-broken = pas du JSON : { $why } (ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) })
json-not-utf8 = pas du texte UTF-8 (octet { NUMBER($byte, useGrouping: 0) })
json-bom = commence par une marque d’ordre des octets ; une partie enregistrée n’en a pas
json-twice = la clé { $key } y figure deux fois
json-constant = { $value } n’est pas un nombre en JSON
json-deep = trop de niveaux d’imbrication
record-too-long = plus de { NUMBER($most, useGrouping: 0) } octets
record-not-object = une partie enregistrée est un objet JSON
record-unknown-key = clé inconnue : { $key }
record-missing = { $key ->
    [format] manque : ce n’est pas une partie enregistrée par Ludothèque
   *[other] manque
  }
record-format = le format doit être « ludotheque/1 »
record-not-object-here = doit être un objet
record-not-list = doit être une liste
record-not-text = doit être du texte
record-not-whole = doit être un nombre entier
record-players = doit être une liste de { $least } à { $most } noms
record-name = doit être un texte de 1 à 200 caractères
record-rules = il n’y a pas de version { $rules } des règles ; la plus récente est la { $newest }
record-timed-shape = doit être une liste de trois : millisecondes, siège, coup
record-time-range = le temps { $now } n’est pas entre 0 et 2^53 − 1
record-time-back = le temps { $now } précède { $before }, celui du coup d’avant
record-seat = le siège { $given } n’est pas entre 0 et { $last }
record-first = doit être un siège de 0 à { $last }
record-pile-code = tuile inconnue : { $code }
record-pile-or-seed = demande une pioche ou une graine
record-pile-and-seed = a « { $pile } » et une graine ; une seule suffit
record-seal = doit contenir commitment, secret (64 chiffres hexadécimaux, ou null) et shares (un texte ou null pour chaque siège)
record-result-early = figure là, mais la partie n’est pas finie
record-result-scores = annonce les scores { $said } ; les coups donnent { $found }
record-result-winners = annonce les gagnants { $said } ; les coups donnent { $found }
record-result-shape = doit contenir scores et winners, des listes de nombres entiers
record-after-end = vient après la fin de la partie
record-moves-few = l’enregistrement n’a que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
record-verify-commitment = l’engagement ne correspond pas au secret
record-verify-seed = la graine ne découle pas du secret et des parts
record-verify-pile = la pioche ne découle pas de la graine
record-verify-no-seal = la partie enregistrée n’a pas de donne scellée
record-verify-secret = le secret n’est pas encore publié

## Commandes

seats-wrong = { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  } ; le jeu en demande de { $least } à { $most }
names-twice = deux places portent le même nom { $name } : on ne saurait pas qui est qui
bots-count = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
  } pour { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  } : nommez un seul robot, ou un par siège
device-unknown = appareil inconnu : { $device } ; il y a cpu et cuda
vector-actions = il faut une action, un nombre entier, pour chacune des { $games } parties, et non un tableau de forme { $shape }
vector-number = { $name } est un nombre entier de 1 à { $most }, et non { $value }
vector-actions-kind = les actions sont des nombres entiers, un pour chacune des { $games } parties : ni décimales, ni vrai ou faux
vector-place = il n’y a pas de partie à la place { $place } : elles sont comptées de 0 à { $last }
cuda-interpreted = les règles sont interprétées (LUDOTHEQUE_INTERPRET) ; avec CUDA, elles doivent être compilées
cuda-not-installed = CUDA n’est pas installé : installez l’extra « cuda » (pip install '.[cuda]' dans le dossier de Ludothèque)
cuda-no-gpu = aucune carte NVIDIA n’a été trouvée ; --device cpu marche partout
cuda-broken = le pilote NVIDIA ne répond pas : { $why } ; --device cpu marche partout
arena-together = à une table qui joue ensemble, personne ne bat personne : une arène n’a rien à comparer
arena-bots-few = une arène demande au moins deux robots ; il y a { $known }
arena-bot-twice = le robot { $bot } figure deux fois
arena-anchor = { $bot } ne participe pas ; participent { $known }
parquet-unreadable = { $file } ne se lit pas comme du Parquet : { $why }
parquet-other = { $file } contient autre chose ; choisissez un autre nom
parquet-version = { $file } vient d’une autre version de Ludothèque ; choisissez un autre nom
parquet-plan = { $file } contient les parties d’un autre plan : { $key } y vaut { $there } et non { $here }
dataset-other-game = c’est une partie de { $there }, et non de { $here }
dataset-records-and-bots = les positions viennent de parties enregistrées ou de parties de robots : sans { $option }
ray-not-installed = Ray n’est pas installé : installez l’extra « ray » (pip install '.[ray]' dans le dossier de Ludothèque)
ray-address = { $address } n’est pas l’adresse d’une grappe ; il y a { $known }
ray-unreachable = aucune grappe n’est joignable à { $address } : { $why }
ray-other-code = { $machine } a une autre version de Ludothèque : il faut la même sur toutes les machines d’une grappe
ray-other-weights = un robot a d’autres poids sur { $machine } : les fichiers qui nomment des robots doivent être les mêmes sur toutes les machines d’une grappe
ray-on-cores = Ray confie les parties à des cœurs : n’indiquez pas --device
ray-lost = la grappe a disparu : { $why }
spiel-one-a-side = ici une guerre lente se joue à deux, un par camp, et non à { $seats }
spiel-record-says = une partie enregistrée dit elle-même ses joueurs et ses options ; n’indiquez pas { $names }
spiel-record-other = c’est une partie enregistrée de { $game }, et non de { $wanted }
file-unwritable = impossible d’écrire { $file } : { $why }
turn-not-passed = le tour ne peut pas être passé : une pièce peut encore être posée

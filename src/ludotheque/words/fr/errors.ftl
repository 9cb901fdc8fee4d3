# Pourquoi une chose ne se peut pas. Une ligne chacune ; la clause suit.

## Un siège, quand on ne sait pas le nom

seat = le siège { $seat }

## Options et éditions

game-unknown = il n’y a pas de jeu { $game } ; il y a { $known }
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
big-one-no-quake = la variante « big-one » demande un q6, et l’édition n’en a pas
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
edition-unknown-tile = { $group } n’a pas de tuile { $code }
edition-too-many = elle compte { NUMBER($total, useGrouping: 0) } tuiles ; le maximum est { NUMBER($most, useGrouping: 0) }
edition-mix = elle compte { $count } fois la tuile « { $code } » ; la préparation en prend 2
edition-objects = elle compte { $count } objets ; il en faut de { $least } à { $most }
edition-card-id = { $id } ne peut pas nommer une carte ; un nom compte au plus { $longest } lettres minuscules, chiffres et traits d’union, une lettre d’abord, et n’est pas celui d’un séisme
edition-card-twice = la carte « { $id } » y figure deux fois
edition-card-picture = { $picture } ne peut pas nommer une image
edition-card-text = il faut ici un texte de { $most } lettres au plus, sans retour à la ligne
option-not-bool = { $value } n’est ni true ni false
balance-not-this = les valeurs de { $game } sont celles du jeu publié ; on peut équilibrer { $known }
bot-unknown = il n’y a pas de robot { $bot } ; il y a { $known }
weights-none = { $file } ne contient pas les poids d’un robot
weights-no-net = aucun robot n’apprend encore { $game }
weights-other-game = les poids de { $file } sont faits pour { $found }, pas pour { $wanted }
weights-other-rules = les poids de { $file } sont faits pour la version { $found } des règles ; celle-ci est la version { $wanted }
weights-other-features = les poids de { $file } ont été appris sur une autre description des vues que celle d’aujourd’hui
weights-other-net = les poids de { $file } sont faits pour la version { $found } du réseau ; celle-ci est la version { $wanted }
weights-unfit = les poids de { $file } ne sont pas complets, ou n’ont pas les tailles du réseau
lens-none = ce jeu n’a pas de loupe
lens-pile = la loupe ne connaît que le contenu de la boîte ; cette pile en contient davantage
lens-too-many = tant de séismes peuvent venir de tant de façons ici que la loupe ne les calcule pas
file-unreadable = impossible de lire { $file } : { $why }

## Coups

move-unknown = { $move } n’est pas un coup
move-unknown-shape = il n’y a pas de tuile { $shape }
move-not-cell = { $cell } n’est pas une case ; une case s’écrit Q,R
move-not-rotation = { $rotation } n’est pas une rotation ; les rotations vont de 0 à 5
cell-off-table = la case { $cell } n’est pas sur la table
not-a-town = { $cell } n’est pas une ville
over = la partie est finie
not-your-turn = { $seat } ne peut pas jouer : c’est { $actor } qui décide
not-now-place = { $seat } doit maintenant placer une tuile
not-now-crew = { $seat } doit dire maintenant si une équipe va sur la tuile qui vient d’être placée
not-now-second = { $seat } doit maintenant poser une équipe, ou aucune, ou placer une seconde tuile
not-now-town = { $seat } doit choisir maintenant quelle ville le séisme touche en premier
not-now-quake = { $seat } doit choisir maintenant quel côté le séisme touche
not-now-turn = { $seat } doit maintenant tourner une tuile, ou aucune
place-not-face-up = { $seat } ne peut pas placer { $shape } : aucune tuile de ce genre n’est face visible
place-off-table = { $seat } ne peut pas placer { $shape } en { $cell } : la case n’est pas sur la table
place-taken = { $seat } ne peut pas placer { $shape } en { $cell } : une tuile s’y trouve
place-highway-on-green = { $seat } ne peut pas placer { $shape } en { $cell } : son autoroute toucherait un bord vert du côté { $side }
place-green-on-highway = { $seat } ne peut pas placer { $shape } en { $cell } : son bord vert toucherait une autoroute du côté { $side }
place-joins-nothing = { $seat } ne peut pas placer { $shape } en { $cell } : aucune autoroute ne s’y raccorde
crew-no-fragment = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : la tuile en { $cell } n’en a pas de tel
crew-none-left = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : il ne reste plus d’équipe
crew-manned = { $seat } ne peut pas poser d’équipe sur le morceau { $fragment } : une équipe occupe déjà cette section ({ $other })
quake-not-hardest = le séisme ne peut pas toucher le côté { $side }, avec { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } : les plus chargés sont les côtés { $tied }
turn-empty = { $seat } ne peut pas tourner { $cell } : aucune tuile ne s’y trouve
turn-town = { $seat } ne peut pas tourner { $cell } : San Andreas ne se tourne pas
turn-twice = { $seat } ne peut pas tourner { $cell } : ce séisme l’a déjà fait tourner
turn-same = { $seat } ne peut pas tourner { $cell } ainsi : ses autoroutes resteraient où elles sont
turn-highway-on-green = { $seat } ne peut pas tourner { $cell } ainsi : une autoroute toucherait un bord vert du côté { $side }
turn-green-on-highway = { $seat } ne peut pas tourner { $cell } ainsi : un bord vert toucherait une autoroute du côté { $side }
turn-joins-nothing = { $seat } ne peut pas tourner { $cell } ainsi : aucune autoroute ne s’y raccorderait
undo-nothing = il n’y a rien à reprendre
undo-past-draw = ce coup ne peut pas être repris : quelque chose a été pioché ou montré depuis

## Coups de Beat the Quake

move-unknown-card = il n’y a pas de carte { $card } dans cette édition
not-now-show = { $seat } doit maintenant montrer une carte, ou tout garder
not-now-draw = { $seat } doit maintenant piocher une seconde carte, ou s’arrêter
not-now-use = { $seat } doit maintenant utiliser un objet commun contre le séisme
not-now-discard-hand = { $seat } doit maintenant défausser une carte de sa main
not-now-discard-common = { $seat } doit maintenant défausser un objet commun
show-not-held = { $seat } ne peut pas montrer { $card } : la carte n’est pas dans sa main
discard-not-held = { $seat } ne peut pas défausser { $card } : la carte n’est pas dans sa main
discard-not-common = { $seat } ne peut pas défausser { $card } : la carte n’est pas face visible devant { $seat }
use-not-common = { $seat } ne peut pas utiliser { $card } : la carte n’est pas face visible
use-not-own = { $seat } ne peut pas utiliser { $card } : ses propres objets communs suffisent
use-too-large = { $seat } ne peut pas utiliser { $card } maintenant : sa VP de { $vp } dépasse celle de la carte d’avant, { $last }
use-too-small = { $seat } ne peut pas utiliser { $card } maintenant : avec elle et ce qui peut suivre, on n’atteint pas les { $left } qui manquent
pile-card-twice = la carte « { $card } » figure deux fois dans la pioche

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
    [format] manque : ce n’est pas une partie enregistrée par Ludotheque
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
record-heights = doit être une liste avec un nombre ou null pour chaque siège
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
record-verify-commitment = l’engagement n’est pas celui du secret
record-verify-seed = la graine ne suit pas du secret et des parts
record-verify-pile = la pioche ne suit pas de la graine
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
cuda-interpreted = les règles sont interprétées (LUDOTHEQUE_INTERPRET) ; CUDA les demande compilées
cuda-not-installed = CUDA n’est pas installé : installez l’extra « cuda » (pip install '.[cuda]' dans le dossier de Ludotheque)
cuda-no-gpu = aucune carte NVIDIA n’a été trouvée ; --device cpu marche partout
cuda-broken = le pilote NVIDIA ne répond pas : { $why } ; --device cpu marche partout
arena-bots-few = une arène demande au moins deux robots ; il y a { $known }
arena-bot-twice = le robot { $bot } figure deux fois
arena-anchor = { $bot } ne participe pas ; participent { $known }
parquet-unreadable = { $file } ne se lit pas comme du Parquet : { $why }
parquet-other = { $file } contient autre chose ; choisissez un autre nom
parquet-version = { $file } vient d’une autre version de Ludotheque ; choisissez un autre nom
parquet-plan = { $file } contient les parties d’un autre plan : { $key } y vaut { $there } et non { $here }
dataset-other-game = c’est une partie de { $there }, non de { $here }
dataset-records-and-bots = les positions viennent de parties enregistrées ou de parties de robots : sans { $option }
ray-not-installed = Ray n’est pas installé : installez l’extra « ray » (pip install '.[ray]' dans le dossier de Ludotheque)
ray-address = { $address } n’est pas l’adresse d’une grappe ; il y a { $known }
ray-unreachable = aucune grappe n’est joignable à { $address } : { $why }
ray-other-code = { $machine } a une autre version de Ludotheque : il faut la même sur toutes les machines d’une grappe
ray-other-weights = un robot a d’autres poids sur { $machine } : les fichiers qui nomment des robots doivent être les mêmes sur toutes les machines d’une grappe
ray-on-cores = Ray confie les parties à des cœurs : n’indiquez pas --device
ray-lost = la grappe a disparu : { $why }
spiel-one-a-side = ici une guerre lente se joue à deux, un par camp, et non à { $seats }
spiel-record-says = une partie enregistrée dit elle-même ses joueurs et ses options ; n’indiquez pas { $names }
spiel-record-other = c’est une partie enregistrée de { $game }, non de { $wanted }
file-unwritable = impossible d’écrire { $file } : { $why }
turn-not-passed = le tour ne passe pas : une pièce peut être posée

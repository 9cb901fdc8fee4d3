# Pourquoi une chose ne se peut pas dans Beat the Quake.

## Options et éditions

edition-objects = elle compte { $count } objets ; il en faut de { $least } à { $most }
edition-card-id = { $id } ne peut pas nommer une carte ; un nom compte au plus { $longest } lettres minuscules, chiffres et traits d’union, une lettre d’abord, et n’est pas celui d’un séisme
edition-card-twice = la carte « { $id } » y figure deux fois
edition-card-picture = { $picture } ne peut pas nommer une image
edition-card-kind = { $kind } n’est pas une sorte d’objet ; il y a { $known }
edition-like = il n’y a pas ici d’édition { $edition } à laquelle une autre pourrait ressembler ; il y a { $known }
edition-in-place = in_place_of doit nommer une carte de l’édition à laquelle celle-ci ressemble, chacune une fois : { $id } ne convient pas
balance-not-this = les valeurs de { $game } sont celles du jeu publié ; on peut équilibrer { $known }

## Coups

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
use-too-large = { $seat } ne peut pas utiliser { $card } maintenant : sa protection de { $vp } dépasse celle de la carte d’avant, { $last }
use-too-small = { $seat } ne peut pas utiliser { $card } maintenant : avec elle et ce qui peut suivre, on n’atteint pas les { $left } qui manquent
pile-card-twice = la carte « { $card } » figure deux fois dans la pioche

# Ce que la maison dit à celles et ceux qui sont à ses tables.

## Entrer

not-entered = entrez d’abord, avec un pseudonyme
banned = vous ne pouvez pas entrer ici
signed-out = cet appareil a été déconnecté
link-gone = ce lien a déjà servi, ou il a expiré
origin-foreign = cette demande vient d’une page qui n’est pas la nôtre
connections-too-many = vous avez { $most } connexions ; fermez-en une d’abord
too-fast = trop vite ; attendez un instant
too-large = c’est trop grand : { $most } Kio au plus
not-found = il n’y a rien à cette adresse
method-unknown = cette adresse ne répond pas à ce genre de demande
message-unreadable = la demande est illisible
message-unfit = { $place } n’est pas comme il faut : { $why }
fault = quelque chose s’est mal passé dans la maison ; c’est noté
address-taken = impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez un autre port avec --port
restarting = la maison redémarre ; revenez dans un instant
store-down = rien ne peut être enregistré pour l’instant ; votre coup n’a pas été joué. La partie reprendra dès que possible
rules-compiling = les règles de ce jeu sont en cours de compilation pour cette machine, une seule fois ({ $done } %) ; vous pourrez jouer dans un instant
store-works = les coups peuvent de nouveau être enregistrés

## Tables

table-unknown = cette table n’existe pas
table-closed = cette table est fermée
table-started = la partie a commencé
table-not-playing = aucune partie n’est en cours à cette table
table-not-finished = la partie n’est pas terminée à cette table
table-paused = la partie est en pause
table-not-paused = la partie n’est pas en pause
step-not-yours = seule la personne qui a ouvert une table de robots peut les faire jouer coup par coup
step-live = à une table en direct, tout le monde joue en même temps : on ne peut pas jouer coup par coup
table-held = l’enseignant a mis toutes les parties en pause ; elles reprennent dans un instant
table-busy = trop de choses se passent en même temps à cette table ; réessayez
table-full-of-events = cette table a vu { NUMBER($most, useGrouping: 0) } événements ; ouvrez-en une autre
tables-too-fast = trop de tables en peu de temps ; attendez une minute
tables-too-many = vous avez { $most } tables ouvertes ; terminez-en ou fermez-en une d’abord
watched-too-many = on ne peut suivre que { $most } tables à la fois
host-only = seul l’hôte de cette table peut faire cela
round-unknown = cette table n’a pas eu de partie { $round }
game-not-over = l’enregistrement est là quand la partie est terminée
poster-early = une partie a son affiche quand elle est terminée
rules-none = il n’y a pas de règles ici pour { $game }

## Places

not-seated = vous n’avez pas de place à cette table
seated-already = vous avez déjà une place à cette table
seat-unknown = il n’y a pas de place { $number }
seat-taken = cette place est prise par { $seat }
seat-not-yours = cette place n’est pas la vôtre, elle est à { $seat }
seats-all-taken = toutes les places sont prises
seat-has-bot = un robot joue pour { $seat }
seat-not-left = { $seat } n’a pas quitté la table
seat-grace = { $seat } peut encore revenir pendant { $seconds } s
not-away = vous n’avez pas quitté la table
return-first = un robot joue, ou peut jouer, pour { $seat } ; reprenez d’abord votre place
resigned-already = cette place a abandonné la partie
not-waited-for = ce n’est pas à { $seat } de jouer
time-is-up = { $seat } n’a plus de temps

## Conseils

hints-off = l’hôte de cette table ne permet pas les conseils
decide-not-now = vous n’avez rien à décider maintenant
lens-off = l’hôte de cette table a rangé la loupe
lens-early = il n’y a rien à voir avant le début de la partie
picture-early = il n’y a rien à dessiner avant le début de la partie
lens-busy = trop de calculs en cours ; réessayez dans un instant
hint-one = vous avez déjà demandé un conseil ; un instant
hint-busy = les robots ont trop à calculer en ce moment ; réessayez

## Demander et parler

proposal-open = une autre proposition attend ; répondez-y d’abord
proposal-none = rien n’est proposé
proposal-own = c’est aux autres d’accepter ce que vous proposez
say-one = une seule chose à la fois : un texte ou une phrase toute faite
chat-off = l’hôte a coupé la conversation
practice-timed = dans un jeu en temps réel, on ne reprend aucun coup : le temps ne revient pas en arrière
practice-clock = on ne reprend des coups pour s’entraîner qu’à une table sans pendule
practice-others = on ne reprend des coups pour s’entraîner qu’à une table où il n’y a que vous et des robots
phrase-unknown = il n’y a pas de phrase { $phrase } ; il y a { $known }

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-sorry = Pardon !
phrase-one-moment = Un instant !
phrase-your-turn = À qui le tour ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## Ce que l’on fait en dehors des coups

event-given = La partie reprend là où elle en était après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
event-took-back = { $name } reprend { $count ->
    [one] le dernier coup
   *[other] les { $count } derniers coups
  }.
event-disagreed = { $name } n’est pas d’accord.
event-resigned = { $name } abandonne.
event-time = { $name } n’a plus de temps.
event-left = { $name } quitte la table.
event-returned = { $name } est de retour.
event-replaced = { $bot } joue désormais pour { $name }.
event-passed = { $name } passe son tour.
event-missed = Photo-finish en { $location } : { $winner } à { $time }, { $name } { $margin ->
    [0] dans la même milliseconde
   *[other] { $margin } ms plus tard
  }.
event-paused = { $name } a demandé une pause : la partie est en pause.
event-resumed = { $name } reprend la partie.
event-stopped = La partie est en pause.
event-goes-on = La partie continue.
event-hinted = { $name } demande un conseil.
event-practice = Entraînement : { $name } peut désormais reprendre des coups. Cette partie ne sera pas classée.
event-held = L’enseignant a mis toutes les parties en pause.
event-released = L’enseignant laisse les parties reprendre.

## Reprendre d’une position

start-game = l’enregistrement est celui d’une partie de { $game }, et non de { $wanted }
start-seats = la partie enregistrée est pour { $recorded } places, et non pour { $seats }
start-options = ce ne sont pas les options de l’enregistrement ; omettez-les, ou donnez les mêmes
start-setup = ce n’est pas la préparation de l’enregistrement ; omettez-la, ou donnez la même
start-over = la partie enregistrée est alors terminée : il n’y a plus rien à jouer
start-slow = sans délai de grâce pour les drapeaux, la guerre lente ne peut pas reprendre après des coups datés

## Les jeux en temps réel

pace-not-timed = { $game } se joue à tour de rôle : il n’a pas d’allure
live-no-clock = à une table en direct, personne n’attend personne : il n’y a pas de pendule
live-one-side = à une table en direct, une seule personne ne peut pas jouer pour les deux camps
undo-timed = dans un jeu en temps réel, on ne reprend aucun coup
pass-not-here = on ne passe son tour que dans la guerre lente
piece-needed = nommez la pièce que vous posez
piece-unknown = cette pièce n’est pas dans votre casier
tries-too-fast = trop d’essais ; le prochain dans { NUMBER($seconds, minimumFractionDigits: 1) } s
tray-none = cette table n’a pas de casiers
tray-early = les casiers s’ouvrent quand la partie commence

## Une classe

class-teacher = Enseignant
class-code = ce n’est pas le code de cette classe ; regarde encore au mur, ou demande à ton enseignant
class-full = la classe est complète : { $most } enfants sont entrés
class-over = la leçon est finie ; demande à ton enseignant le code de la prochaine
class-strangers = il faut d’abord entrer dans la classe, avec son code
class-closed = une classe ne permet pas cela
class-is-teacher = dans ce navigateur, c’est vous qui faites la classe ; pour essayer comme un enfant, ouvrez une fenêtre privée
class-teacher-only = seul l’enseignant peut faire cela
class-token = ce n’est pas l’adresse de l’enseignant ; le terminal la montre à chaque démarrage
class-no-pupil = personne de ce nom n’est dans la classe
class-nobody = personne n’attend de table
class-paused = les parties sont en pause ; laissez-les d’abord reprendre
class-no-chat = dans une classe, on n’écrit pas aux autres
class-no-phrases = les phrases toutes faites ne sont pas permises dans cette classe
class-no-hints = les conseils ne sont pas permis dans cette classe

## Affiches

poster-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
poster-points-won = { $points ->
    [one] { $points } point et la victoire
   *[other] { $points } points et la victoire
  }

# Le client dans le navigateur : ce qui est sur chaque écran, et à chaque table.

## Partout

web-title = Ludothèque
web-title-table = Une table de { $game }
web-your-turn = À vous de jouer
web-title-turn = ● À vous de jouer – { $title }
web-skip = Aller au contenu
web-navigation = Pages
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-settings = Réglages
web-loading = Un instant…
web-offline = La maison ne répond pas. Est-elle encore ouverte, et votre connexion marche-t-elle ?
web-reconnecting = La connexion est coupée. Rien n’est perdu : elle revient toute seule.
web-waiting-to-go = Ce que vous avez fait partira alors.
web-slow = La connexion est lente : { $milliseconds } ms aller et retour. Les pendules suivent l’heure de la maison.
web-again = Réessayer
web-home = Retour aux tables
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-code = Code QR de cette adresse
web-missing = Il n’y a rien ici
web-missing-about = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
web-announcements = Ce qui se passe
web-guest = Invité { NUMBER($number, useGrouping: 0) }
web-you-are = Vous êtes { $name }

## Pendules

web-clock = temps restant : { $time }
web-clock-days = { $count } j { $hours } h
web-clock-none = sans pendule
web-clock-move = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } par coup
web-clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } pour la partie, { $increment ->
    [0] rien de plus par coup
    [one] { $increment } seconde de plus à chaque coup
   *[other] { $increment } secondes de plus à chaque coup
  }
web-clock-correspondence = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par coup

## Avant la partie

web-no-table = Pas de table
web-hosted = Hôte : { $name }
web-round = partie { $number }
web-closed = Cette table est fermée.
web-seats = Places
web-seat-open = Une place libre
web-sit = Prendre place
web-fill = Y installer un robot
web-fill-who = Quel robot à la place { $number }
web-ready = peut commencer
web-not-ready = se prépare encore
web-start-ready = C’est bon pour moi
web-waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  } Pour jouer avec quelqu’un, envoyez-lui cette adresse.
web-invite = L’adresse de cette table
web-sealed = La donne est-elle honnête ?
web-sealed-about = La maison a déjà choisi son secret : voici son sceau. Votre navigateur y ajoute son propre hasard avant le début de la partie : personne ne peut donc arranger la donne. À la fin de la partie, le secret est montré, et tout le monde peut la vérifier.
web-stand-up = Se lever
web-close-table = Fermer cette table

## Un écran pour plusieurs

web-pass = Passez l’appareil à { $name }
web-pass-about = Une seule personne doit voir ce qui est en main.
web-pass-open = Je suis { $name }

## Qui joue

web-players = À la table
web-seat-you = vous
web-seat-here = devant cet écran
web-seat-bot = robot
web-seat-level = robot, niveau { $level }
web-seat-bot-for = un robot joue à sa place
web-seat-left = a quitté la table
web-seat-away = hors ligne
web-seat-waited = doit jouer, depuis { $time }
web-seat-resigned = a abandonné
web-seat-won = a gagné
web-score-now = points si la partie finissait maintenant
web-score-more = points si la partie finissait maintenant, et plus encore avec ce qui est en main
web-score-end = points

## À côté du plateau

web-panels = À côté du plateau
web-panel-moves = Coups
web-panel-choices = Choix
web-panel-result = Résultat
web-panel-chat = Conversation
web-moves-empty = Il ne s’est encore rien passé.
web-choices-none = Ce n’est pas à vous de jouer.
web-choices-over = La partie est finie.
web-choices-filter = Chercher un choix
web-choices-no-match = Aucun choix ne correspond.
web-plain-board = { $game } : le plateau
web-plain-none = Ce jeu n’a pas d’image. Ce que vous pouvez faire est dans la liste des choix.
web-chat-empty = Personne n’a encore rien dit.
web-chat-unread = { $count ->
    [one] nouveau message
   *[other] nouveaux messages
  }
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-off = L’hôte a coupé la conversation. Les phrases toutes faites marchent encore.
web-chat-allow = Tout le monde peut parler

## Conseils

web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-again = Encore
web-hint-best = Les meilleurs coups, et vos chances de gagner
web-hint-live = Ce qu’il faut viser, et vos chances de gagner
web-hint-none = Il n’y a rien à faire en ce moment.
web-hint-told = { $odds } : { $words }.
web-hint-equal = À peu près aussi bon que le premier.
web-hint-about = Calculé d’après ce que vous savez, en { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
  }. Personne d’autre ne le voit, mais la liste des coups dit que vous l’avez demandé.

## Robots

web-bot-knows = Ce que sait { $name }
web-bot-eyes = Revoir la partie de son point de vue
web-bot-eyes-later = Une fois la partie finie, vous pourrez la revoir de son point de vue, coup par coup.
web-watching = Seuls des robots jouent ici : installez-vous et regardez.
web-step = Avancer d’un coup

## Ce qu’on peut demander

web-menu = Plus
web-undo = Reprendre
web-undo-none = Vous n’avez rien à reprendre maintenant.
web-ask-takeback = Demander à reprendre mon coup
web-practice = Entraînement : je peux reprendre mes coups
web-practice-about = Aussi loin que vous voulez, même après une pioche ou la réponse des robots. Ce qui a été pioché revient à l’identique. L’enregistrement le dit, et la partie n’est pas classée.
web-practice-on = Entraînement : vous pouvez reprendre vos coups.
web-practice-timed = Pas dans un jeu en temps réel : le temps ne revient pas en arrière.
web-practice-clock = Seulement sans pendule.
web-practice-others = Seulement si vous ne jouez qu’avec des robots.
web-practice-ended = C’était un entraînement : on pouvait reprendre des coups, donc la partie n’est pas classée.
web-pause = Faire une pause
web-ask-pause = Proposer une pause
web-end = Arrêter la partie ici
web-ask-end = Proposer d’arrêter la partie ici
web-resign = Abandonner
web-resign-sure = Oui, abandonner cette partie
web-link = L’adresse de cette table
web-leave = Quitter la table
web-leave-game = Quitter la partie ; un robot peut continuer
web-proposed-takeback = { $name } demande à reprendre son dernier coup.
web-proposed-end = { $name } propose d’arrêter la partie ici.
web-proposed-pause = { $name } propose une pause.
web-proposed-own-takeback = Vous avez demandé à reprendre votre coup. Les autres doivent être d’accord.
web-proposed-own-end = Vous avez proposé d’arrêter la partie ici. Les autres doivent être d’accord.
web-proposed-own-pause = Vous avez proposé une pause. Les autres doivent être d’accord.
web-agree = D’accord
web-refuse = Non
web-withdraw = Laisser tomber
web-paused = La partie est en pause.
web-resume = Continuer la partie
web-bot-plays-you = Un robot joue à votre place, ou peut le faire.
web-return = Me revoilà
web-gone = { $name } n’est pas là.
web-replace = Laisser un robot jouer à cette place
web-replace-in = { $seconds ->
    [one] Dans { $seconds } seconde, un robot pourra jouer à cette place.
   *[other] Dans { $seconds } secondes, un robot pourra jouer à cette place.
  }

## La fin

# Dans une leçon, qui apprend s’appelle « Vous ».
web-won = { $count ->
    [one] { $names ->
        [Vous] Vous gagnez
       *[other] { $names } gagne
      }
   *[other] { $names } gagnent ensemble
  }
web-won-together = Toute la table gagne : { $sum } points, il en fallait { $goal }
web-short-together = Pas encore : ensemble { $sum } points sur { $goal }
web-won-nobody = Personne ne gagne
web-why-resigned = Quelqu’un a abandonné.
web-why-time = Le temps est écoulé.
web-why-agreed = Tout le monde était d’accord pour s’arrêter là.
web-why-closed = La table a été fermée.
web-points-for = Les points en détail
web-rematch = Une autre partie
web-replay = Revoir la partie
web-debrief = Parler de cette partie
web-debrief-none = Ce jeu n’a pas de page pour en parler.
web-save-record = Enregistrer la partie
web-poster-png = Enregistrer l’affiche (PNG)
web-poster-svg = Enregistrer l’affiche (SVG)
web-poster-failed = L’affiche n’a pas pu être faite. Réessayez dans un instant.
web-share-game = L’adresse de cette partie
web-new-like-this = Une nouvelle table comme celle-ci

## Revoir une partie

web-title-replay = Revoir une partie de { $game }
web-replay-failed = Impossible de montrer cette partie
web-replay-import = Revoir une partie enregistrée
web-replay-import-about = Un enregistrement est le fichier que donne « Enregistrer la partie », ici ou ailleurs. Il reste à vous : la maison le lit et n’en garde rien.
web-replay-choose-file = Choisissez un enregistrement, ou déposez-en un ici
web-replay-not-json = { $file } n’est pas un enregistrement : ce n’est pas du JSON.
web-replay-other-file = Un autre fichier
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lancer
web-replay-stop = Arrêter
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-move = Coup
web-replay-at = Coup { $number } sur { $count }
web-replay-time = Temps
web-replay-time-at = { $time } sur { $end }
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-heat = Qui était où et quand
web-replay-knowledge = Ce qui est montré
web-replay-everybody = Ce que savait toute la table
web-replay-play-on = Continuer d’ici contre un robot
web-seat-number = Place { $number }

## Accueil

web-title-screen = { $screen } – Ludothèque
web-home-welcome = Prenez place
web-home-about = De vrais jeux de société, leurs règles suivies à la lettre : contre un robot, ou à plusieurs, même à distance. Pas de compte à créer : un nom suffit, et il peut attendre.
web-games = Jeux
web-players-from-to = De { $least } à { $most } joueurs
web-players-just = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-play-now = Jouer contre un robot
web-opponent = Contre
web-bot-level = { $bot }, niveau { $level }
web-laying = On prépare la table…
web-new-table = Nouvelle table
web-learn-minutes = Apprendre en dix minutes
web-read-rules = Lire les règles
web-mine = Continuer à jouer
web-mine-none = Rien de commencé. Vos parties vous attendent ici jusqu’à votre retour.
web-mine-stranger = Tout ce que vous commencez vous attend ici jusqu’à votre retour.
web-table-with = Avec { $names }
web-table-waits = On attend { $names }
web-table-waits-long = On attend { $names } depuis { $time }
web-table-of = Chez { $host }
web-status-waiting = on attend du monde
web-status-playing = partie en cours
web-status-paused = en pause
web-status-finished = terminée
web-status-closed = fermée
web-played = Parties terminées
web-played-won = gagnée
web-played-shared = victoire partagée
web-played-lost = perdue
web-played-nobody = sans vainqueur
web-played-together = gagnée ensemble
web-played-short = perdue ensemble
web-played-goal = ensemble { $sum } sur { $goal }
web-played-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-played-practice = entraînement
web-played-more = Parties plus anciennes
web-public = Tables publiques
web-public-none = Aucune table publique en ce moment. Ouvrez-en une : elle apparaîtra ici.
web-public-more = Autres tables publiques
web-seats-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
  }
web-record-own = Vous avez l’enregistrement d’une partie ?
web-record-watch = Revoyez-la ici

## Votre nom

web-name = Votre nom
web-name-take = Prendre ce nom
web-name-change = Changer de nom
web-name-keep = Le garder
web-name-about = Aux tables où vous êtes déjà, l’ancien nom reste.
web-name-none = Vous n’avez pas encore de nom ici. Vous en recevrez un en commençant à jouer, ou choisissez-le maintenant.
web-name-taken = Désormais, vous êtes { $name }.

## Une nouvelle table

web-new-title = Une nouvelle table de { $game }
web-new-no-game = Cette maison n’a pas ce jeu.
web-new-seats = Places
web-new-seats-about = Le hasard désigne qui commence, et personne ne peut tricher : votre navigateur participe au tirage.
web-new-count = Nombre de joueurs
web-new-who = Qui occupe la place { $letter }
web-new-me = Moi
web-new-me-named = Moi ({ $name })
web-new-open = Une place libre
web-new-bot = Un robot
web-new-bot-of = Robot { $bot }
web-new-beside = Quelqu’un devant cet écran
web-new-name-seat = Nom à la place { $letter }
web-new-guest = Invité { $letter }
web-new-clock = Pendule
web-new-clock-none = Sans pendule
web-new-clock-none-about = Tout le monde prend son temps.
web-new-clock-move = Temps limité par coup
web-new-clock-move-about = Au-delà, la partie est perdue.
web-new-clock-bank = Temps limité pour la partie
web-new-clock-bank-about = Comme aux échecs : chaque place a sa pendule, et gagne un peu de temps à chaque coup.
web-new-clock-days = Plusieurs jours par coup
web-new-clock-days-about = Pour jouer sans se presser. Revenez quand cela vous convient.
web-new-seconds = Secondes par coup
web-new-minutes = Minutes pour la partie
web-new-increment = Secondes de plus à chaque coup
web-new-days = Jours par coup
web-new-visible = Qui peut trouver la table
web-new-by-link = Les personnes qui ont l’adresse
web-new-by-link-about = C’est vous qui la donnez.
web-new-listed = Tout le monde
web-new-listed-about = La table apparaît dans la liste des tables publiques.
web-new-chat = On peut parler à cette table
web-new-chat-about = Les phrases toutes faites marchent toujours. Vous pourrez couper la conversation plus tard.
web-new-hints = On peut demander des conseils
web-new-hints-about = Un conseil montre les meilleurs coups à la personne qui le demande. La liste des coups le signale aux autres.
web-new-lens = Tout le monde peut utiliser la loupe sismique
web-new-lens-about = Elle montre, pour chaque tuile, le risque qu’un séisme l’emporte. Les puristes s’en passent.
web-new-watch = Regarder jouer des robots
web-new-play-myself = Jouer soi-même
web-new-options = Options
web-new-pause = À quelle allure
web-new-pause-of = { $pause ->
    [0] Aussi vite qu’ils pensent
    [1500] Tranquillement
   *[other] Lentement
  }
web-new-do-watch = Ouvrir la table et regarder
web-new-summary = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
web-new-summary-by-link = pour les personnes qui ont l’adresse
web-new-summary-listed = dans la liste des tables publiques
web-new-summary-practice = pour s’entraîner
web-new-do = Ouvrir la table
web-new-do-play = Ouvrir la table et jouer

## Réglages

web-settings-about = Pour ce navigateur seulement, qui les garde.
web-settings-look = Langue et aspect
web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-system = comme l’appareil
web-settings-theme-light = claires
web-settings-theme-dark = sombres
web-settings-contrast = Contraste
web-settings-contrast-normal = comme imprimé
web-settings-contrast-more = renforcé
web-settings-motion = Mouvement
web-settings-motion-system = comme l’appareil
web-settings-motion-full = tout bouge
web-settings-motion-reduced = rien ne bouge
web-settings-table = À la table
web-settings-pace = Coups des autres
web-settings-pace-slow = lents
web-settings-pace-normal = normaux
web-settings-pace-off = immédiats
web-settings-confirm = Confirmer les coups
web-settings-confirm-about = Une tuile n’est posée pour de bon que lorsque vous le dites.
web-settings-scores = Montrer les points
web-settings-scores-about = Ce que chacun aurait si la partie finissait maintenant.
web-settings-unseen = Montrer les tuiles pas encore vues
web-settings-unseen-about = Les puristes les comptent de tête.
web-settings-odds = Montrer le risque de séisme
web-settings-odds-about = Dans Beat the Quake : les séismes de la pioche, et le risque à la prochaine carte.
web-settings-owners = À qui sont les routes
web-settings-owners-about = Dans Seismic : les routes à la couleur et au motif de leur propriétaire, avec leurs points. Les routes terminées sont plus larges. La touche O fait de même.
web-settings-lens = Loupe sismique
web-settings-lens-about = Dans Seismic : pour chaque tuile, le risque qu’un séisme l’emporte, sauf si l’hôte a rangé la loupe. La touche L fait de même.
web-settings-sound = Sons
web-settings-sound-about = Une tuile qui se pose, un séisme, votre tour.
web-notices = Me prévenir quand c’est à moi
web-notices-about = Une notification du navigateur, et une brève vibration sur un téléphone, quand vous regardez ailleurs. Le navigateur vous le demande d’abord.
web-notices-refused = Votre navigateur ne laisse passer aucune notification de cette page. Vous pouvez les autoriser dans ses réglages.
web-settings-you = Vous
web-device = Un autre appareil
web-device-about = Un lien vous permet de jouer aussi sur un autre téléphone ou ordinateur. Il ne sert qu’une fois, dans le quart d’heure.
web-device-make = Créer un lien
web-device-made = Ouvrez cette adresse sur l’autre appareil. Toute personne qui l’ouvre joue sous votre nom : ne la donnez à personne.
web-device-address = L’adresse pour votre autre appareil
web-device-until = Elle est valable jusqu’à { $time }.
web-elsewhere = Se déconnecter ailleurs
web-elsewhere-about = Sur tous les autres appareils, il faudra entrer de nouveau. Celui-ci reste le vôtre.
web-elsewhere-do = Se déconnecter de tous les autres appareils
web-elsewhere-done = Tous vos autres appareils sont déconnectés.
web-forget = Se faire oublier
web-forget-about = Votre nom et vos appareils sont oubliés, et c’est définitif. Les parties que vous avez jouées restent, avec le nom que vous y aviez.
web-forget-do = Oubliez-moi
web-forget-sure = Vous faire oublier ici, pour de bon ?
web-forget-sure-do = Oui, oubliez-moi
web-forget-sure-not = Non, je reste
web-forget-done = C’est fait : la maison ne sait plus rien de vous.

## Quel jeu ?

web-choose-rules = Les règles de quel jeu ?
web-choose-learn = Apprendre quel jeu ?

## Règles

web-rules-title = Les règles de { $game }
web-rules-brief = Le jeu en deux minutes
web-rules-print-brief = Imprimer cette page
web-rules-contents = Sommaire
web-rules-ruling = décision
web-rules-ruling-about = La règle imprimée n’en dit rien : voici comment cette maison y joue.
web-rules-link = Adresse de { $clause }
web-rules-print = Imprimer
web-printing = À imprimer et à découper
web-printing-about = Un PDF avec les règles, une feuille de score et toutes les pièces, à imprimer recto verso et à découper.
web-printing-a4 = PDF sur papier A4
web-printing-letter = PDF sur papier US Letter

## Un lien pour cet appareil

web-here = Cet appareil est-il le vôtre ?
web-here-about = Avec ce lien, vous êtes ici la même personne que sur l’appareil où vous l’avez créé.
web-here-instead = Sur cet appareil, vous êtes { $name } pour l’instant. Ensuite, vous ne le serez plus.
web-here-do = Oui, c’est le mien
web-here-not = Non

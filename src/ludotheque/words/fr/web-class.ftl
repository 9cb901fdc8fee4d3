# La classe : comment les enfants entrent, et la page de l’enseignant.

## Pour les enfants

web-join = Entrer dans la classe
web-join-code = Le code
web-join-code-about = Il est affiché au mur.
web-join-name = Ton nom
web-join-name-about = Un prénom ou un surnom. La classe le voit.
web-join-do = Entrer
web-join-hello = Bonjour, { $name } !
web-join-wait = Attends le signal : ta partie s’ouvrira toute seule.
web-join-wait-about = Laisse cette page ouverte. Si l’écran s’éteint, ou si tu recharges la page, tu gardes ta place.
web-join-other = Je ne suis pas { $name }
web-join-over = La leçon est finie
web-join-over-about = Merci d’avoir joué !
web-join-over-table = Revoir ta dernière table
web-join-teacher = Ici, c’est vous qui faites la classe
web-join-teacher-about = Pour essayer comme un enfant, ouvrez cette adresse dans une fenêtre privée, ou sur un téléphone.
web-class-held = Toutes les parties sont en pause. On lève les yeux !

## La page de l’enseignant

web-class = La classe
web-class-title = La classe joue à { $game }
web-class-none = Ce n’est pas une classe
web-class-none-about = « ludotheque serve --classroom » en ouvre une.
web-class-for-teacher = Cette page est réservée à l’enseignant.
web-class-for-teacher-about = Son adresse est dans le terminal où la classe a été lancée.
web-class-to = Vers la classe
web-class-lost = La maison ne répond pas. Ce que vous voyez n’est peut-être plus à jour ; la connexion revient toute seule.

web-class-join = Comment entrer
web-class-scan = Scanner ceci, ou ouvrir
web-class-type = et taper le code
web-class-qr = Code QR pour entrer dans la classe

web-class-joined = Déjà là : { $count } sur { $most }
web-class-empty = Encore personne. Les enfants qui entrent apparaissent ici.
web-class-names-about = Une croix retire un nom de la liste. On peut ensuite entrer de nouveau.
web-class-dismiss = Retirer { $name } de la liste

web-class-groups = Groupes
web-class-size = Enfants par table
web-class-tables-of = { $count ->
    [one] { $count } table de { $children }
   *[other] { $count } tables de { $children }
  }
web-class-with-bot = { $count ->
    [one] { $count } enfant avec un robot
   *[other] { $count } enfants avec un robot chacun
  }
web-class-options = Options du jeu
web-class-nobody = Personne n’est encore entré.
web-class-begin = Former les groupes et commencer
web-class-phrases = Permettre les phrases toutes faites
web-class-phrases-about = « Bien joué ! », « À qui le tour ? » et ainsi de suite. Personne ne peut écrire autre chose.
web-class-hints = Permettre les conseils
web-class-hints-about = Les enfants peuvent demander les meilleurs coups. La liste des coups de leur table le signale.

web-class-pause = Tout mettre en pause
web-class-go-on = Continuer les parties
web-class-paused = Toutes les parties sont en pause.
web-class-regroup = Nouveaux groupes
web-class-end = Finir la leçon
web-class-debrief = Bilan de la classe
web-class-late = { $count ->
    [one] { $count } enfant attend :
   *[other] { $count } enfants attendent :
  }
web-class-begin-late = Commencer avec ces enfants
web-class-tables = Tables
web-class-table = Table { $number }
web-class-turn = doit jouer
web-class-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-class-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
web-class-watch = Regarder
web-class-watch-table = Regarder la table { $number }
web-class-broken-off = arrêtée avant la fin
web-class-ended-table = La table { $number } a fini.

web-class-regroup-sure = De nouveaux groupes pour toute la classe ?
web-class-regroup-about = Toutes les parties s’arrêtent, même celles qui ne sont pas terminées. Puis chaque enfant présent rejoint un nouveau groupe et recommence.
web-class-regroup-do = Former de nouveaux groupes
web-class-end-sure = Finir la leçon ?
web-class-end-about = Toutes les parties s’arrêtent, même celles qui ne sont pas terminées, et plus personne ne peut entrer. Le bilan de la classe reste.
web-class-end-do = Finir la leçon
web-class-dismiss-sure = Retirer { $name } de la liste ?
web-class-dismiss-about = Un robot peut alors jouer à cette table, si les autres le veulent. L’enfant peut entrer de nouveau, et attend alors un nouveau groupe.
web-class-dismiss-do = Retirer de la liste
web-class-forget-sure = Effacer cette leçon ?
web-class-forget-about = Les noms, les parties et les résultats de cette leçon sont effacés, pour de bon. Le bilan aussi : imprimez-le avant.
web-class-forget-do = Tout effacer
web-class-not-now = Pas maintenant

web-class-over = La leçon est finie
web-class-over-about = { $games ->
    [0] Aucune partie n’a été jouée.
    [one] { $games } partie a été jouée.
   *[other] { $games } parties ont été jouées.
  } Parlez-en avec le bilan. Une nouvelle leçon a un nouveau code.
web-class-new = Nouvelle leçon
web-class-forget = Effacer les noms et les parties

## Le bilan de la classe

web-class-no-games = Aucune partie de la classe n’est encore finie.
web-class-survived = { $survived ->
    [0] Aucune table n’a survécu cette fois
   *[other] La table a survécu dans { $survived ->
        [one] { $survived } partie
       *[other] { $survived } parties
      } sur { $counted }
  }
web-class-saved = Ce qui a sauvé les tables
web-class-saved-about = Les cartes qui ont évité des dégâts, et dans combien de parties.
web-class-hurt = Ce qui a fait mal
web-class-hurt-about = Les cartes qui ont fait des dégâts, et dans combien de parties.
web-class-no-card = Aucune.
web-class-in-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
web-class-messages = À retenir
web-class-questions = Pour en parler
web-class-games = Toutes les parties
web-class-table-of-round = Partie { $round }, table { $number }
web-class-table-head = Table
web-class-players = Qui a joué
web-class-result = Comment la partie a fini
web-class-more = Plus
web-class-not-survived = La table n’a pas survécu
web-class-one-debrief = Bilan
web-class-stood-in = { $name } (un robot)
web-class-tie-alone = Égalité départagée : plus de séismes contrés sans aide.
web-class-tie-unused = Égalité départagée : plus d’objets communs gardés.
web-class-tie-shared = Égalité parfaite.

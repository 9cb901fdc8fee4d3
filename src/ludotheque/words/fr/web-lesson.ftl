# A lesson: groups by hand, seats that change hands, one device for several, the quiz, the wall, the plan.

## For children who wait

web-join-late = Les autres jouent déjà. On te trouve une place.
web-join-next-1 = On forme les groupes.
web-join-next-2 = Ta table s’ouvre ici toute seule, avec ton nom.
web-join-next-3 = Tu pioches une carte. Lis-la et choisis quoi poser sur la table.
web-join-mate = Quelqu’un d’autre joue sur cet appareil
web-join-mate-name = Son nom
web-join-mate-add = Ajouter
web-join-mate-about = Vous formez une table à vous. L’appareil passe de main en main, et un rideau cache les cartes jusqu’à ce que le suivant le prenne.
web-join-mate-drop = Retirer { $name }
web-join-mates = Aussi sur cet appareil : { $names }.
web-join-meanwhile = En attendant
web-join-learn = Apprendre à jouer

## Groups by hand

web-groups = Former les groupes à la main
web-groups-about = Choisissez un groupe pour chaque enfant, ou faites glisser les noms. Qui partage un appareil reste ensemble.
web-groups-of = Groupe : { $name }
web-groups-one = Groupe { $number }
web-groups-new = Un nouveau groupe
web-groups-none = Ne joue pas
web-groups-none-about = Ces enfants attendent et pourront entrer plus tard.
web-groups-count = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
  }
web-groups-large = Une table a { $most } places au plus.
web-groups-alone = Un enfant seul joue avec un robot.
web-groups-device = Appareils
web-groups-device-each = À chacun le sien
web-groups-device-one = Un seul, prêté par { $name }
web-groups-begin = Commencer avec ces groupes
web-groups-deal = Répartir autrement

## Time and seats

web-class-time = Temps par décision
web-class-time-of = { $seconds ->
    [0] Sans limite
    [60] 1 minute
    [90] 1 minute et demie
    [120] 2 minutes
    [180] 3 minutes
   *[other] { $seconds } secondes
  }
web-class-time-about = Le temps écoulé, un robot continue jusqu’à ce que l’enfant signale son retour. Cela vaut pour les parties qui commencent désormais.
web-class-late-seats = Ou donnez une place : « Places », sur une table, fait céder un robot.
web-class-on-device = sur l’appareil prêté par { $name }
web-class-seats = Places
web-class-seats-title = Les places de la table { $number }
web-class-seats-about = Un robot peut jouer pour un enfant qui est parti : l’enfant peut revenir de lui-même. Un enfant qui attend peut prendre la place d’un robot, avec ses cartes.
web-class-seats-over = Aucune partie n’est en cours à cette table.
web-class-seats-bot = Un robot pour { $name }
web-class-seats-until = un robot joue, en attendant { $name }
web-class-seats-who = Qui continue à la place : { $name }
web-class-seats-give = Donner la place

## The quiz

web-quiz = Quiz
web-quiz-about = { $count } questions sur ce qu’il faut faire face aux séismes, avant les parties et après. Chaque enfant apprend ce qui est juste, et pourquoi, après la seconde fois.
web-quiz-begin = { $time ->
    [before] Ouvrir : avant les parties
   *[after] Ouvrir : après les parties
  }
web-quiz-open = { $time ->
    [before] Ouvert, avant les parties. Réponses : { $answered } sur { $joined }.
   *[after] Ouvert, après les parties. Réponses : { $answered } sur { $joined }.
  }
web-quiz-close = Fermer le quiz
web-quiz-results = Résultats de la classe
web-quiz-sheet = Résultats en fichier (CSV)
web-quiz-sheet-about = Pour un tableur : une ligne par enfant, avec sa table, ses points et ses réponses. Le fichier contient les noms des enfants : gardez-le pour vous.
web-quiz-for = Quiz : { $name }
web-quiz-hello = { $time ->
    [before] Que sais-tu déjà ? Ce n’est pas noté.
   *[after] Que sais-tu maintenant ? Tu verras ensuite ce qui est juste, et pourquoi.
  }
web-quiz-go = Vers le quiz
web-quiz-unknown = Je ne sais pas
web-quiz-send = Envoyer mes réponses
web-quiz-missing = { $count ->
    [one] Encore { $count } question
   *[other] Encore { $count } questions
  }
web-quiz-thanks = Merci !
web-quiz-closed = Le quiz n’est pas ouvert
web-quiz-later = Les questions reviendront après les parties. Tu verras alors ce qui est juste.
web-quiz-back = Continuer
web-quiz-solved = Ce qui est juste, et pourquoi
web-quiz-right = { $name } : { $before } sur { $count } avant, { $after } sur { $count } après.
web-quiz-yours = { $name } a dit : { $answer }
web-quiz-counted = { $before ->
    [one] { $before } enfant a répondu avant les parties,
   *[other] { $before } enfants ont répondu avant les parties,
  } { $after ->
    [one] { $after } après.
   *[other] { $after } après.
  }
web-quiz-time = { $time ->
    [before] Avant
   *[after] Après
  }
web-quiz-knew = { $count } sur { $of }
web-quiz-not-yet = Pas de réponse
web-quiz-children = Enfant par enfant
web-quiz-child = Enfant

## The wall

web-wall = Vue pour le projecteur
web-wall-joined = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
  }
web-wall-waiting = En attente d’une place : { $names }
web-wall-quiz = { $time ->
    [before] Quiz avant les parties : { $answered } réponses sur { $joined }
   *[after] Quiz après les parties : { $answered } réponses sur { $joined }
  }
web-wall-bot = { $name } (un robot)
web-wall-met = Séismes surmontés : { $met } sur { $all }
web-wall-lost = Perdu au séisme { $number }
web-wall-survived = Tous les séismes surmontés !
web-wall-shared = { $count ->
    [one] { $count } carte commune
   *[other] { $count } cartes communes
  }
web-wall-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
  }

## The plan

web-plan = Une leçon de 45 minutes
web-plan-lead = Pour des enfants dès 9 ans environ, qui lisent seuls ; de 2 à 40, par groupes de 3 ou 4. Hormis les appareils, tout ce qu’il faut est sur votre page de classe.
web-plan-aims = Objectifs
web-plan-aim-1 = Chacun sait que faire dès que le sol tremble : se baisser, s’abriter, s’agripper.
web-plan-aim-2 = Chacun peut nommer chez soi des choses qui aident lors d’un séisme, d’autres qui blessent, et comment rendre celles-ci sûres.
web-plan-aim-3 = Chacun a vu que se préparer aide, et que ce qu’on partage aide tout le monde.
web-plan-prepare = À préparer
web-plan-prepare-1 = Lancez la classe une fois chez vous : le premier démarrage prend quelques minutes, les suivants quelques secondes.
web-plan-prepare-2 = Essayez le réseau de la salle avec un téléphone. Si les appareils ne voient pas le vôtre, créez un point d’accès avec votre ordinateur.
web-plan-prepare-3 = Ouvrez la vue pour le projecteur au mur, et la page de classe sur votre écran.
web-plan-prepare-4 = Un appareil par enfant, c’est l’idéal ; un par table suffit aussi.
web-plan-prepare-5 = Jouez vous-même une partie, et imprimez l’aide-mémoire pour le frigo (avec les règles, sous « Imprimer »).
web-plan-minutes = Minute par minute
web-plan-join-when = 0–4
web-plan-join = Entrer
web-plan-join-about = Les enfants scannent le code au mur, ou tapent l’adresse et les quatre lettres. En attendant, on regarde les cartes.
web-plan-before-when = 4–9
web-plan-before = Quiz avant
web-plan-before-about = Ouvrez le quiz. Six questions, sans parler ; « Je ne sais pas » est une bonne réponse. Ne dites pas encore ce qui est juste.
web-plan-rules-when = 9–13
web-plan-rules = Les règles en quatre phrases
web-plan-rules-about = Six séismes sont cachés dans la pile. Une carte en main fait des dégâts, une carte sur la table protège tout le monde. On pioche, puis on peut poser une carte. Si la table ne peut arrêter un séisme, tout le monde a perdu ; si elle en arrête six, le plus de points gagne.
web-plan-play-when = 13–29
web-plan-play = Jouer
web-plan-play-about = Formez les groupes et commencez. Passez entre les tables et faites lire les messages à voix haute. Si une table attend, laissez un robot jouer pour qui est parti, ou donnez une minute par décision. Une table qui a fini rejoue.
web-plan-talk-when = 29–36
web-plan-talk = Parler
web-plan-talk-about = Mettez tout en pause. Montrez le bilan de la classe : quelles cartes ont sauvé, lesquelles ont blessé ? Puis deux ou trois des cinq questions ci-dessous.
web-plan-after-when = 36–41
web-plan-after = Quiz après
web-plan-after-about = Ouvrez de nouveau le quiz. Chaque enfant voit ensuite ce qui est juste, et pourquoi. Regardez les résultats ensemble : que sait-on maintenant, que ne sait-on pas encore ?
web-plan-home-when = 41–45
web-plan-home = Une chose à la maison
web-plan-home-about = Exercez une fois : se baisser, s’abriter, s’agripper. Chaque enfant emporte l’aide-mémoire et choisit une chose à faire cette semaine. Finissez la leçon ; gardez le fichier des résultats, ou supprimez noms et parties.
web-plan-care = À noter
web-plan-care-1 = Si des enfants ont vécu un séisme, dites-leur avant de quoi parle le jeu, et laissez regarder qui ne veut pas jouer.
web-plan-care-2 = Le quiz n’est pas noté. Il montre à quoi la leçon a servi.
web-plan-care-3 = Ce que disent les autorités de votre pays passe avant tout.

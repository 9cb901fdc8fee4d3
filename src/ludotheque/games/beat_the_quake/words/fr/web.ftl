# Beat the Quake dans le navigateur.

web-bot-knows-beat-the-quake = Il voit sa propre main et ce qui est sur la table. Ta main et les cartes de la pioche, il ne peut que les deviner.
web-game-beat-the-quake = Beat the Quake
web-about-beat-the-quake = Six séismes approchent. Partage ce qui aide, méfie-toi de ce qui blesse, et survivez ensemble ; puis comptez quel foyer était le mieux préparé.
web-notice-beat-the-quake = De Gergely Szakács avec Shiba Subedi et György Hetényi, pour Seismology at School in Nepal. Sans usage commercial.
web-notice-more = Règles et crédits

## Avant la partie

web-quake-any-does = Aussi fort que les cartes de ta main.
web-quake-yellow-does = Aussi fort que les cartes de ta main.
web-quake-orange-does = 1 dégât de plus, et chaque personne défausse un objet commun.
web-quake-red-does = 2 dégâts de plus, et chaque personne défausse une carte de sa main, sans la montrer.

## Cartes

web-quake-vp = protection
web-quake-vd = dégâts
web-quake-vp-long = Protection { $vp } : les dégâts qu’elle évite, posée sur la table
web-quake-vd-long = Dégâts { $vd } : ceux qu’elle cause, tenue en main
web-quake-kind-about = { $kind ->
    [helper] Une aide : elle protège, ou sert après un séisme.
    [hazard] Un danger : pendant un séisme, cela peut blesser.
   *[neutral] Ni une aide ni un danger.
  }
web-quake-card = { $name }, { $kind ->
    [helper] aide
    [hazard] danger
   *[neutral] ni aide ni danger
  } : protection { $vp }, dégâts { $vd }
web-quake-card-drawn = { $name }, carte piochée à l’instant, { $kind ->
    [helper] aide
    [hazard] danger
   *[neutral] ni aide ni danger
  } : protection { $vp }, dégâts { $vd }
web-quake-note-drawn = piochée
web-quake-note-used = elle a aidé
web-quake-note-hurt = elle a blessé
web-quake-gallery = Toutes les cartes
web-quake-gallery-values = { $kind ->
    [helper] Aide
    [hazard] Danger
   *[neutral] Ni aide ni danger
  } : protection { $vp }, dégâts { $vd }
web-quake-card-of = { $card } ; chez { $owner ->
    [Vous] toi
   *[other] { $owner }
  }
web-quake-used = a servi
web-quake-used-card = { $name } : a servi à d’autres, face cachée
web-quake-new = nouveau
web-quake-yellow = Séisme jaune
web-quake-orange = Séisme orange
web-quake-red = Séisme rouge
web-quake-unknown = encore à venir
web-quake-in-hand = Cette carte est dans ta main.
web-quake-lies = Cette carte est posée face visible chez { $name ->
    [Vous] toi
   *[other] { $name }
  } : un objet commun.
web-quake-lies-used = Cette carte a aidé quelqu’un d’autre, et reste face cachée chez { $name ->
    [Vous] toi
   *[other] { $name }
  }.
web-quake-private = Personne ne voit ce que tu défausses.
web-quake-read = La lire
web-quake-not-now = Pas maintenant

## La table

web-quake-board = Beat the Quake. D pioche, K garde, S s’arrête ; les flèches vont de carte en carte, Entrée en lit une.
web-quake-pile = La pioche
web-quake-pile-of = La pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-quake-draw-from = Piocher une carte ; { $count ->
    [one] il en reste { $count }
   *[other] il en reste { $count }
  } dans la pioche
web-quake-risk = { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  } parmi { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-quake-cards = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-quake-next = de risque de séisme à la prochaine carte
web-quake-safe = { $count ->
    [one] La prochaine carte est sans danger
   *[other] Les { $count } prochaines cartes sont sans danger
  }
web-quake-track = Séismes contrés : { $met } sur { $all }
web-quake-place = Chez { $name ->
    [Vous] toi
   *[other] { $name }
  }
web-quake-yours = Devant toi
web-quake-none = Rien n’est encore partagé
web-quake-none-yours = Les cartes que tu montres vont ici, et aident tout le monde.
web-quake-common-of = Objets communs chez { $name ->
    [Vous] toi
   *[other] { $name }
  }
web-quake-sum = Protection { $vp } en tout
web-quake-hand-of = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  } en main
web-quake-hand-shown = En main
web-quake-hand-named = Main ({ $name }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-quake-alone-count = { $count ->
    [one] { $count } séisme contré sans aide
   *[other] { $count } séismes contrés sans aide
  }
web-quake-own = Ta main
web-quake-hand = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-quake-hand-empty = Ta main est vide : un séisme ne ferait aucun dégât.
web-quake-hand-none = Ta main est vide.
web-quake-points = { $count ->
    [one] point
   *[other] points
  } si la partie finissait maintenant
web-quake-points-about = Avec les cartes de ta main, que personne d’autre ne voit.
web-quake-damage-now = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } si un séisme venait maintenant
web-quake-damage-about = Les dégâts des cartes de ta main, additionnés.
web-quake-points-short = { $count ->
    [one] point
   *[other] points
  }
web-quake-damage-short = dégâts
web-quake-shields-short = sur { $all } de protection
web-quake-shields = Protection sur la table : { $mine } à toi, { $all } en tout

## Choix

web-quake-waits = { $name ->
    [Vous] On t’attend.
   *[other] On attend { $name }.
  }
web-quake-ask-first = À toi : pioche une carte.
web-quake-ask-show = Tu as pioché : { $name }. Pose une carte face visible, ou garde ta main.
web-quake-ask-show-any = Pose une carte face visible, ou garde ta main.
web-quake-ask-draw = Encore une carte ? Ce peut être un séisme.
web-quake-ask-draw-safe = Encore une carte ? La prochaine n’est pas un séisme.
web-quake-ask-use-own = Tes propres objets suffisent. Touche celui que tu utilises.
web-quake-ask-use-any = Touche les objets qui aident, quelle que soit la personne qui les a posés.
web-quake-ask-pay-own = Rien ne blesse, mais le séisme coûte un de tes objets. Touche celui que tu cèdes.
web-quake-ask-pay-any = Rien ne blesse, mais le séisme coûte un objet de la table. Touche celui à céder.
web-quake-ask-pay-it = Céder { $name } ? Touche encore, ou appuie sur le bouton.
web-quake-ask-use-it = Utiliser { $name } ? Touche encore, ou appuie sur le bouton.
web-quake-ask-discard-hand = Défausse une carte de ta main. Personne ne voit laquelle.
web-quake-ask-discard-common = Défausse un de tes objets communs. Tout le monde le voit.
web-quake-do-draw = Piocher
web-quake-do-draw-second = Piocher encore
web-quake-do-stop = M’arrêter
web-quake-do-keep = Garder ma main
web-quake-do-use = L’utiliser
web-quake-do-pay = La céder
web-quake-do-show = La poser face visible
web-quake-do-discard = La défausser
web-quake-draws-you = Tu pioches…
web-quake-draws = { $name } pioche…
web-quake-why-own = Pas cette carte : tes propres objets suffisent, donc eux seuls peuvent servir.
web-quake-why-pay-own = Pas cette carte : tu as des objets à toi, c’est l’un d’eux qui part.
web-quake-why-large = Pas { $name } (protection { $vp }) maintenant : on utilise les cartes de la plus grande à la plus petite.
web-quake-why-small = Pas encore { $name } (protection { $vp }) : avec elle, le reste ne suffirait pas, ou ce serait une carte de trop.

## Un séisme

web-quake-yellow-shout = Un séisme jaune !
web-quake-orange-shout = Un séisme orange !
web-quake-red-shout = Un séisme rouge !
web-quake-counts-yours = Les dégâts dans ta main
web-quake-counts-theirs = Les dégâts de la main ({ $name })
web-quake-counts-more = la couleur du séisme
web-quake-protects-yours = Tes propres objets protègent de { $own }.
web-quake-protects-theirs = { $name } : ses propres objets protègent de { $own }.
web-quake-protects-all = Tous les objets de la table protègent de { $all }.
web-quake-verdict-alone-yours = Cela suffit ! Tu le contres sans aide.
web-quake-verdict-alone-theirs = Cela suffit ! { $name } le contre sans aide.
web-quake-verdict-together = Avec l’aide de tout le monde, on peut le contrer.
web-quake-verdict-fatal = { $missing ->
    [0] Il n’y a rien sur la table pour le contrer.
   *[other] Il manque { $missing }. Rien ne peut l’arrêter.
  }
web-quake-verdict-discard-common = Mais d’abord, chaque personne défausse un objet commun.
web-quake-verdict-discard-hand = Mais d’abord, chaque personne défausse une carte de sa main.
web-quake-verdict-cost = Rien ne blesse ! Mais tout séisme coûte un objet commun.
web-quake-defence = Le séisme
web-quake-cost = Il coûte un objet commun
web-quake-damage-of = { $quake } : dégâts { $damage }
web-quake-alone-you = Tu le contres sans aide.
web-quake-alone = { $name } le contre sans aide.
web-quake-together = Avec l’aide de tout le monde.
web-quake-reached-label = Dégâts contrés
web-quake-reached = { $reached } sur { $damage }
web-quake-reaching = { $reached } + { $more } = { $sum } sur { $damage }

## La fin

web-quake-survived = { $count ->
    [one] Le séisme est passé, et tout le monde est sain et sauf
   *[other] Les { $count } séismes sont passés, et tout le monde est sain et sauf
  }
web-quake-goal = Le but : { $goal } points ensemble
web-quake-goal-now = Ensemble : { $sum } points sur { $goal }
web-quake-goal-hidden = sans les mains que tu ne vois pas
web-quake-goal-parts = Ce que chaque personne a apporté
web-quake-goal-won = Vous avez réussi ensemble : { $sum } points, et il en fallait { $goal }. Tout le monde gagne !
web-quake-goal-short = Vous avez tous survécu, et il a manqué { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
  }.
web-quake-podium = Le podium
web-quake-rank = { $rank }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-quake-tie-alone = Égalité à { $points } : { $names } a contré plus de séismes sans aide.
web-quake-tie-unused = Égalité à { $points }, et en séismes contrés sans aide : { $names } a gardé plus d’objets communs.
web-quake-tie-shared = Égalité parfaite à { $points } : la victoire est partagée.
web-quake-fatal = Ce séisme était trop fort
web-quake-fatal-about = { $quake }, pioché par { $name ->
    [Vous] toi
   *[other] { $name }
  }. Cela peut arriver à tout le monde ; ce qui compte, c’est ce qu’on aura préparé la prochaine fois.
web-quake-against = Dégâts { $damage }, protection { $vp } : { $missing ->
    [0] il n’y avait rien sur la table.
   *[other] il manquait { $missing }.
  }
web-quake-missing = { $missing ->
    [0] Il n’y avait rien sur la table.
   *[other] Il manquait { $missing }.
  }
web-quake-helped = Ce qui aurait aidé
web-quake-helped-each = { $count ->
    [one] Cette carte seule
   *[other] Une seule de ces cartes
  }, posée à temps sur la table, aurait suffi. Là, elle protège, et ne blesse plus.
web-quake-helped-together = Ces cartes ensemble, posées à temps sur la table, auraient suffi : { $sum }. Là, elles protègent, et ne blessent plus.
web-quake-helped-none = Même tout ce qui était en main n’aurait pas suffi cette fois : il aurait fallu moins de choses qui blessent.
web-quake-help-protection = protection { $protection }
web-quake-help-spared = { $spared } de dégâts en moins

## Pour en parler

web-quake-debrief-not-over = Cette partie n’est pas allée jusqu’au bout : il n’y a encore rien à en dire.
web-quake-debrief-survived = La table a survécu aux six séismes
web-quake-debrief-fatal = Un séisme était trop fort, cette fois
web-quake-saved = Ce qui a sauvé la table
web-quake-saved-before = Ce qui a aidé jusque-là
web-quake-saved-about = Les objets qui ont évité des dégâts, les plus forts d’abord.
web-quake-saved-none = Aucun objet n’a eu de dégâts à éviter.
web-quake-hurt = Ce qui a fait mal
web-quake-hurt-about = C’était dans une main quand un séisme a frappé. Le plus gros dégât vient d’abord.
web-quake-hurt-none = Rien de dangereux n’était dans une main quand un séisme a frappé.
web-quake-kept = Ce qui est resté en main
web-quake-kept-about = Des choses utiles, mais dans une main quand un séisme a frappé : là, elles n’aidaient personne.
web-quake-messages = Ce que disent les cartes
web-quake-questions = Pour en parler
web-quake-question-1 = Parmi ces objets, lesquels a-t-on à la maison ? Où sont-ils, et saurait-on les trouver dans le noir ?
web-quake-question-2 = Parmi les choses qui blessent, lesquelles sont dans la chambre ou dans la classe ? Comment les fixer, les déplacer ou les rendre sûres ?
web-quake-question-3 = À quel moment le partage a-t-il été utile dans cette partie ? Qui, autour de nous, aurait besoin d’aide lors d’un séisme, et qui pourrait nous aider ?
web-quake-question-4 = Que faire dès que le sol se met à trembler : ici, au lit, dans la rue ?
web-quake-question-5 = Où retrouver sa famille si l’on ne peut pas se joindre ?

## En six images

web-brief-quake-1 = Pioche une carte. Pose ensuite une carte de ta main devant toi, visible de tous, ou garde tout. Tu peux alors piocher encore une fois.
web-brief-quake-2 = Le bouclier vert protège une fois la carte posée, et rapporte tant que la carte est en main. L’éclat rouge, ce sont les dégâts que la carte y cause.
web-brief-quake-3 = Six séismes sont dans la pioche. Qui en pioche un subit les dégâts de toutes les cartes de sa main.
web-brief-quake-4 = Les cartes posées protègent. Si les tiennes suffisent, elles seules servent, et tu marques 3 points. Sinon, celles de tous peuvent aider.
web-brief-quake-5 = Si toutes les cartes posées ensemble ne suffisent pas, toute la table a perdu.
web-brief-quake-6 = Après le sixième séisme, compte la protection des cartes de ta main, 3 par séisme contré sans aide, le double de la protection de tes cartes qui ont aidé les autres, et 1 par carte encore posée devant toi.

# Beat the Quake dans le navigateur.

web-bot-knows-beat-the-quake = Il voit sa propre main et ce qui est sur la table. Votre main et les cartes de la pioche, il ne peut que les deviner.
web-game-beat-the-quake = Beat the Quake
web-about-beat-the-quake = Six séismes approchent. Partagez ce qui aide, méfiez-vous de ce qui blesse, et survivez ensemble ; puis comptez quel foyer était le mieux préparé.
web-notice-beat-the-quake = De Gergely Szakács avec Shiba Subedi et György Hetényi, pour Seismology at School in Nepal. Sans usage commercial.
web-notice-more = Règles et crédits

## Avant la partie

web-quake-any-does = Aussi fort que les cartes de votre main.
web-quake-yellow-does = Aussi fort que les cartes de votre main.
web-quake-orange-does = 1 dommage de plus, et chaque personne défausse un objet commun.
web-quake-red-does = 2 dommages de plus, et chaque personne défausse une carte de sa main, sans la montrer.

## Cartes

web-quake-vp = VP
web-quake-vd = VD
web-quake-vp-long = VP { $vp } : les dommages qu’elle évite, posée sur la table
web-quake-vd-long = VD { $vd } : les dommages qu’elle cause, tenue en main
web-quake-card = { $name } : VP { $vp }, VD { $vd }
web-quake-card-drawn = { $name }, carte piochée à l’instant : VP { $vp }, VD { $vd }
web-quake-card-of = { $card } ; chez { $owner ->
    [Vous] vous
   *[other] { $owner }
  }
web-quake-used = a servi
web-quake-used-card = { $name } : a servi à d’autres, face cachée
web-quake-new = nouveau
web-quake-yellow = Séisme jaune
web-quake-orange = Séisme orange
web-quake-red = Séisme rouge
web-quake-unknown = encore à venir
web-quake-in-hand = Cette carte est dans votre main.
web-quake-lies = Cette carte est posée face visible chez { $name ->
    [Vous] vous
   *[other] { $name }
  } : un objet commun.
web-quake-lies-used = Cette carte a aidé quelqu’un d’autre, et reste face cachée chez { $name ->
    [Vous] vous
   *[other] { $name }
  }.
web-quake-private = Personne ne voit ce que vous défaussez.
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
    [Vous] vous
   *[other] { $name }
  }
web-quake-yours = Devant vous
web-quake-none = Rien n’est encore partagé
web-quake-none-yours = Les cartes que vous montrez vont ici, et aident tout le monde.
web-quake-common-of = Objets communs chez { $name ->
    [Vous] vous
   *[other] { $name }
  }
web-quake-sum = VP { $vp } en tout
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
web-quake-own = Votre main
web-quake-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-quake-hand-empty = Votre main est vide : un séisme ne ferait aucun dommage.
web-quake-hand-none = Votre main est vide.
web-quake-points = { $count ->
    [one] point
   *[other] points
  } si la partie finissait maintenant
web-quake-points-about = Avec les cartes de votre main, que personne d’autre ne voit.
web-quake-damage-now = { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
  } si un séisme venait maintenant
web-quake-damage-about = Les VD des cartes de votre main.
web-quake-points-short = { $count ->
    [one] point
   *[other] points
  }
web-quake-damage-short = dommages
web-quake-shields-short = sur { $all }
web-quake-shields = VP { $mine } à vous sur la table, { $all } en tout

## Choix

web-quake-waits = { $name ->
    [Vous] On vous attend.
   *[other] On attend { $name }.
  }
web-quake-ask-first = À vous : piochez une carte.
web-quake-ask-show = Vous avez pioché : { $name }. Posez une carte face visible, ou gardez votre main.
web-quake-ask-show-any = Posez une carte face visible, ou gardez votre main.
web-quake-ask-draw = Encore une carte ? Ce peut être un séisme.
web-quake-ask-draw-safe = Encore une carte ? La prochaine n’est pas un séisme.
web-quake-ask-use-own = Vos propres objets suffisent. Touchez celui que vous utilisez.
web-quake-ask-use-any = Touchez les objets qui aident, quelle que soit la personne qui les a posés.
web-quake-ask-use-it = Utiliser { $name } ? Touchez encore, ou appuyez sur le bouton.
web-quake-ask-discard-hand = Défaussez une carte de votre main. Personne ne voit laquelle.
web-quake-ask-discard-common = Défaussez un de vos objets communs. Tout le monde le voit.
web-quake-do-draw = Piocher
web-quake-do-draw-second = Piocher encore
web-quake-do-stop = M’arrêter
web-quake-do-keep = Garder ma main
web-quake-do-use = L’utiliser
web-quake-do-show = La poser face visible
web-quake-do-discard = La défausser
web-quake-draws-you = Vous piochez…
web-quake-draws = { $name } pioche…
web-quake-why-own = Pas cette carte : vos propres objets suffisent, donc eux seuls peuvent servir.
web-quake-why-large = Pas { $name } (VP { $vp }) maintenant : on utilise les cartes de la plus grande à la plus petite.
web-quake-why-small = Pas encore { $name } (VP { $vp }) : avec elle, le reste ne suffirait pas, ou ce serait une carte de trop.

## Un séisme

web-quake-yellow-shout = Un séisme jaune !
web-quake-orange-shout = Un séisme orange !
web-quake-red-shout = Un séisme rouge !
web-quake-damage-yours = { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
  } : les VD de votre main{ $strength ->
    [more] , et un supplément pour la couleur du séisme
   *[plain] {""}
  }
web-quake-damage-theirs = { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
  } : les VD de la main ({ $name }){ $strength ->
    [more] , et un supplément pour la couleur du séisme
   *[plain] {""}
  }
web-quake-defence = Le séisme
web-quake-damage-of = { $quake } : dommages { $damage }
web-quake-alone-you = Vous le contrez sans aide.
web-quake-alone = { $name } le contre sans aide.
web-quake-together = Avec l’aide de tout le monde.
web-quake-reached-label = Dommages contrés
web-quake-reached = { $reached } sur { $damage }
web-quake-reaching = { $reached } + { $more } = { $sum } sur { $damage }

## La fin

web-quake-survived = { $count ->
    [one] Le séisme est passé, et tout le monde est sain et sauf
   *[other] Les { $count } séismes sont passés, et tout le monde est sain et sauf
  }
web-quake-fatal = Ce séisme était trop fort
web-quake-fatal-about = { $quake }, pioché par { $name ->
    [Vous] vous
   *[other] { $name }
  } : dommages { $damage }. Tout ce qui était sur la table, ensemble, n’en contrait que { $vp }. Cela peut arriver à tout le monde ; ce qui compte, c’est ce qu’on aura préparé la prochaine fois.
web-quake-helped = Ce qui aurait aidé
web-quake-missing = { $missing ->
    [0] Il n’y avait aucun objet commun.
    [one] Il manquait VP { $missing }.
   *[other] Il manquait VP { $missing }.
  }
web-quake-helped-each = { $count ->
    [one] Cette carte
   *[other] Une seule de ces cartes
  }, posée à temps sur la table, aurait suffi : ce qu’on partage aide, et ne blesse plus.
web-quake-helped-together = Ces cartes ensemble, posées à temps sur la table, auraient suffi : ce qu’on partage aide, et ne blesse plus.
web-quake-helped-none = Même tout ce qui était en main n’aurait pas suffi cette fois : il aurait fallu moins de choses qui blessent.

## Pour en parler

web-quake-debrief-not-over = Cette partie n’est pas allée jusqu’au bout : il n’y a encore rien à en dire.
web-quake-debrief-survived = La table a survécu aux six séismes
web-quake-debrief-fatal = Un séisme était trop fort, cette fois
web-quake-saved = Ce qui a sauvé la table
web-quake-saved-about = Les objets utilisés contre les séismes.
web-quake-saved-none = Aucun objet n’a servi.
web-quake-hurt = Ce qui a fait mal
web-quake-hurt-hit = Dans la main que le séisme a frappée : plus la VD est grande, plus il y a de dommages.
web-quake-hurt-held = Encore dans des mains à la fin : un autre séisme les y aurait trouvées.
web-quake-hurt-none = Rien n’a fait de mal à personne.
web-quake-messages = Ce que disent les cartes
web-quake-questions = Pour en parler
web-quake-question-1 = Parmi ces objets, lesquels a-t-on à la maison ? Où sont-ils, et saurait-on les trouver dans le noir ?
web-quake-question-2 = Parmi les choses qui blessent, lesquelles sont dans la chambre ou dans la classe ? Comment les fixer, les déplacer ou les rendre sûres ?
web-quake-question-3 = À quel moment le partage a-t-il été utile dans cette partie ? Qui, autour de nous, aurait besoin d’aide lors d’un séisme, et qui pourrait nous aider ?
web-quake-question-4 = Que faire dès que le sol se met à trembler : ici, au lit, dans la rue ?
web-quake-question-5 = Où retrouver sa famille si l’on ne peut pas se joindre ?

## En six images

web-brief-quake-1 = Piochez une carte. Posez ensuite une carte de votre main devant vous, visible de tous, ou gardez tout. Vous pouvez alors piocher encore une fois.
web-brief-quake-2 = La VP protège une fois la carte posée, et rapporte tant que la carte est en main. La VD, ce sont les dommages que la carte y cause.
web-brief-quake-3 = Six séismes sont dans la pioche. Qui en pioche un subit les dommages de toutes les cartes de sa main.
web-brief-quake-4 = Les cartes posées protègent. Si les vôtres suffisent, elles seules servent, et vous marquez 3 points. Sinon, celles de tous peuvent aider.
web-brief-quake-5 = Si toutes les cartes posées ensemble ne suffisent pas, toute la table a perdu.
web-brief-quake-6 = Après le sixième séisme, comptez les VP de votre main, 3 par séisme contré sans aide, le double des VP de vos cartes qui ont aidé les autres, et 1 par carte encore posée devant vous.

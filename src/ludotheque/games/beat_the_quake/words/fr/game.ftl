# Beat the Quake dans le terminal et raconté par le serveur : ce qui est là, ce qu’on peut faire, ce qui s’est passé.

## Cartes et séismes

bq-card = { $name } (VP { $vp }, VD { $vd })
bq-common = { $name } (VP { $vp })
bq-card-full = { $card }, écrite « { $id } »
bq-quake-0 = un séisme jaune
bq-quake-1 = un séisme orange
bq-quake-2 = un séisme rouge
bq-colour-0 = jaune
bq-colour-1 = orange
bq-colour-2 = rouge

## Ce qui est demandé

bq-ask-show = { $name } : montrer une carte de votre main, ou tout garder ?
bq-ask-draw = { $name } : piocher une seconde carte, ou vous arrêter ?
bq-ask-discard-common = { $name } : défaussez un de vos objets communs.
bq-ask-discard-hand = { $name } : défaussez une carte de votre main.
bq-ask-use = { $name } : utilisez un objet commun, de qui que ce soit. Jusqu’ici { $reached } contre { $damage }.
bq-ask-use-own = { $name } : utilisez un de vos objets communs. Jusqu’ici { $reached } contre { $damage }.
bq-do-keep = tout garder
bq-do-show = montrer { $card } : il reste VD { $damage }
bq-do-show-drawn = montrer { $card }, carte piochée : il reste VD { $damage }
bq-do-draw = piocher une seconde carte
bq-do-stop = s’arrêter
bq-do-discard = défausser { $card }
bq-do-use = utiliser { $card }, chez { $owner } : { $reached } contre { $damage }
bq-do-use-own = utiliser { $card }, votre carte : { $reached } contre { $damage }

## Ce qui s’est passé

bq-told-deal = Chaque personne reçoit une carte, face cachée.
bq-told-dealt = { $name } reçoit { $card }.
bq-told-deal-quake = À la distribution sort { $quake } : il est écarté, sans effet.
bq-told-first = { $name } commence.
bq-told-draw = { $name } pioche { $card }.
bq-told-draw-hidden = { $name } pioche une carte.
bq-told-second = { $name } pioche une seconde carte : { $card }.
bq-told-second-hidden = { $name } pioche une seconde carte.
bq-told-show = { $name } pose { $card } face visible.
bq-told-keep = { $name } ne pose rien face visible.
bq-told-stop = { $name } s’arrête.
bq-told-quake = { $name } pioche { $quake }, le numéro { $number } sur { $all } !
bq-told-damage = Les dommages sont de { $damage } : les VD de la main ({ $name }).
bq-told-damage-more = Les dommages sont de { $damage } : VD { $hand } en main ({ $name }), et { $more } de plus pour la couleur du séisme.
bq-told-damage-cards = La main ({ $name }) : { $sum } = { $hand }.
bq-told-all-discard-common = Chaque personne défausse un objet commun.
bq-told-all-discard-hand = Chaque personne défausse une carte de sa main.
bq-told-no-discard = { $name } n’a rien à défausser.
bq-told-discard-common = { $name } défausse { $card }, un objet commun.
bq-told-discard-hand = { $name } défausse { $card }, une carte de sa main.
bq-told-discard-hidden = { $name } défausse une carte de sa main.
bq-told-alone = Les objets communs posés par { $name } suffisent : eux seuls peuvent servir.
bq-told-together = Les objets communs posés par { $name } ne suffisent pas : tous peuvent servir.
bq-told-zero = Même sans dommages, un séisme coûte un objet commun.
bq-told-use = { $name } utilise { $card }, chez { $owner } : { $reached } contre { $damage }.
bq-told-use-own = { $name } utilise { $card } : { $reached } contre { $damage }.
bq-told-neutralised = Le séisme est contré sans aide : { $points } points pour { $name }.
bq-told-met = Le séisme est contré avec l’aide de tout le monde, et ne compte pour personne.
bq-told-fatal = Tous les objets communs ensemble atteignent VP { $vp }, et les dommages sont de { $damage }. Le séisme est fatal : tout le monde perd.
bq-told-fatal-none = Il n’y a aucun objet commun à utiliser. Le séisme est fatal : tout le monde perd.
bq-told-over-met = Le dernier séisme est contré : la partie est finie.
bq-told-over-pile = La pioche est vide : la partie est finie.
bq-told-winner = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
bq-told-winner-alone = { $tied } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à égalité ; { $names } a contré le plus de séismes sans aide et gagne.
bq-told-winner-unused = { $tied } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à égalité et autant de séismes ; { $names } garde le plus d’objets communs et gagne.
bq-told-shared = { $names } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à égalité et partagent la victoire.

## Où en est la partie

bq-pile = La pioche : { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  } sur { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  }.
bq-pile-safe = La pioche : { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  } sur { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } ; { $safe ->
    [one] la prochaine est sûre
   *[other] les { $safe } prochaines sont sûres
  }.
bq-quakes = Séismes contrés : { $met } sur { $all }. Piochés : { $quakes }
bq-quake-now = En ce moment, { $quake } : { $reached } contre des dommages de { $damage }.
bq-seat = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main
bq-seat-alone = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main, { $alone ->
    [one] { $alone } séisme contré sans aide
   *[other] { $alone } séismes contrés sans aide
  }
bq-seat-points = { $words }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-seat-points-hidden = { $words }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sans la main
bq-seat-told = { $words }.
bq-face-up = Objets communs : { $cards }.
bq-face-up-none = Aucun objet commun.
bq-used = Utilisés par d’autres : { $cards }.
bq-held = En main : { $cards }.
bq-held-drawn = en main : { $cards }
bq-hand = La main ({ $name }) : { $cards }.
bq-hand-sums = Ensemble VP { $vp } et VD { $vd } : avec un séisme maintenant, les dommages seraient de { $vd }.
bq-hand-sums-advanced = Ensemble VP { $vp } et VD { $vd } : avec un séisme maintenant, les dommages seraient de { $vd } (orange { $orange }, rouge { $red }).
bq-hand-sums-now = Ensemble VP { $vp } et VD { $vd }.
bq-hand-empty = La main ({ $name }) est vide.
bq-standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-standing-hidden = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
  }
bq-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bq-points-for = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $parts })
bq-points-hidden = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main
bq-points-for-hidden = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $parts }), et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main
bq-for-hand = main { $points }
bq-for-used = utilisés par d’autres { $points }
bq-for-unused = encore visibles { $points }
bq-for-alone = séismes contrés sans aide { $points }
bq-scores-fatal = Le séisme était fatal : tout le monde a perdu, et personne n’a de points.
bq-helped = Il manquait VP { $missing }. Posée à temps, { $count ->
    [one] cette carte seule
   *[other] une seule de ces cartes
  } aurait sauvé la table : { $cards }.
bq-helped-together = Il manquait VP { $missing }. Posées à temps, ces { $count } cartes ensemble auraient sauvé la table : { $cards }.
bq-helped-none = Il manquait VP { $missing }, et aucune carte en main n’aurait suffi.
bq-unseen = Pas vus : { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
  } et { $quakes ->
    [one] { $quakes } séisme
   *[other] { $quakes } séismes
  }. Dans la pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  }.
bq-unseen-vp = VP { $vp } : { $cards }
bq-unseen-card = { $name } (VD { $vd })
bq-unseen-quakes = Séismes : { $quakes }
bq-unseen-colour = { $count } { $count ->
    [one] { $colour ->
        [0] jaune
        [1] orange
       *[2] rouge
      }
   *[other] { $colour ->
        [0] jaunes
        [1] orange
       *[2] rouges
      }
  }

## Autour du jeu

title-beat-the-quake = Beat the Quake
help-game-beat-the-quake =
    Le nom d’une carte (sifflet) la montre en entier, avec ce qu’elle enseigne ; « voir casque » fait de même.
    Un coup peut aussi s’écrire : « show torch », « keep », « draw », « stop », « discard torch », « use torch »
    VP est ce qu’une carte prévient, VD les dommages qu’elle fait tant qu’elle est en main. [Casque 4] est face visible, (Casque 4) a servi.

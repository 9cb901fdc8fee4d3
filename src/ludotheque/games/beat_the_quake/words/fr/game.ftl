# Beat the Quake dans le terminal et raconté par le serveur : ce qui est là, ce qu’on peut faire, ce qui s’est passé.

## Cartes et séismes

bq-card = { $name } (protection { $vp }, dégâts { $vd })
bq-common = { $name } (protection { $vp })
bq-card-full = { $card }, écrite « { $id } » : { $kind ->
    [helper] une aide
    [hazard] un danger
   *[neutral] ni une aide ni un danger
  }
bq-quake-0 = un séisme jaune
bq-quake-1 = un séisme orange
bq-quake-2 = un séisme rouge
bq-colour-0 = jaune
bq-colour-1 = orange
bq-colour-2 = rouge

## Ce qui est demandé

bq-ask-show = { $name } : montre une carte de ta main, ou garde tout.
bq-ask-draw = { $name } : pioche une seconde carte, ou arrête-toi.
bq-ask-discard-common = { $name } : défausse un de tes objets communs.
bq-ask-discard-hand = { $name } : défausse une carte de ta main.
bq-ask-pay = { $name } : rien en main ne fait de dégâts, mais tout séisme coûte un objet commun. Choisis lequel.
bq-ask-use = { $name } : utilise un objet commun, de qui que ce soit. Jusqu’ici { $reached } contre { $damage }.
bq-ask-use-own = { $name } : utilise un de tes objets communs. Jusqu’ici { $reached } contre { $damage }.
bq-do-keep = tout garder
bq-do-show = montrer { $card } : reste { $damage }
bq-do-show-drawn = montrer { $card }, piochée : reste { $damage }
bq-do-draw = piocher une seconde carte
bq-do-stop = s’arrêter
bq-do-discard = défausser { $card }
bq-do-pay = céder { $card }, chez { $owner }
bq-do-pay-own = céder { $card }, ta carte
bq-do-use = utiliser { $card }, chez { $owner } : { $reached } contre { $damage }
bq-do-use-own = utiliser { $card }, ta carte : { $reached } contre { $damage }

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
bq-told-damage = Les dégâts sont de { $damage } : ceux des cartes de la main ({ $name }).
bq-told-damage-more = Les dégâts sont de { $damage } : { $hand } en main ({ $name }), et { $more } de plus pour la couleur du séisme.
bq-told-damage-cards = La main ({ $name }) : { $sum } = { $hand }.
bq-told-all-discard-common = Chaque personne défausse un objet commun.
bq-told-all-discard-hand = Chaque personne défausse une carte de sa main.
bq-told-no-discard = { $name } n’a rien à défausser.
bq-told-discard-common = { $name } défausse { $card }, un objet commun.
bq-told-discard-hand = { $name } défausse { $card }, une carte de sa main.
bq-told-discard-hidden = { $name } défausse une carte de sa main.
bq-told-alone = Les objets communs posés par { $name } suffisent : eux seuls peuvent servir.
bq-told-together = Les objets communs posés par { $name } ne suffisent pas : tous peuvent servir.
bq-told-zero = Rien dans la main ({ $name }) ne fait de dégâts, mais tout séisme coûte un objet commun.
bq-told-pay = { $name } cède { $card }, chez { $owner }.
bq-told-pay-own = { $name } cède { $card }.
bq-told-use = { $name } utilise { $card }, chez { $owner } : { $reached } contre { $damage }.
bq-told-use-own = { $name } utilise { $card } : { $reached } contre { $damage }.
bq-told-neutralised = Le séisme est contré sans aide : { $points } points pour { $name }.
bq-told-met = Le séisme est contré avec l’aide de tout le monde, et ne compte pour personne.
bq-told-fatal = Tous les objets communs ensemble protègent de { $vp }, et les dégâts sont de { $damage }. Le séisme est fatal : tout le monde perd.
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
bq-told-goal = Ensemble { $sum } points, et il en fallait { $goal } : tout le monde gagne !
bq-told-short = Vous avez tous survécu, et il a manqué { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
  } : ensemble { $sum } sur { $goal }. Personne ne gagne cette fois.

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
bq-quake-now = En ce moment, { $quake } : { $reached } contre des dégâts de { $damage }.
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
bq-hand-sums = Ensemble protection { $vp } et dégâts { $vd } : avec un séisme maintenant, les dégâts seraient de { $vd }.
bq-hand-sums-advanced = Ensemble protection { $vp } et dégâts { $vd } : avec un séisme maintenant, les dégâts seraient de { $vd } (orange { $orange }, rouge { $red }).
bq-hand-sums-now = Ensemble protection { $vp } et dégâts { $vd }.
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
bq-together = Ensemble, pour ce que tu en vois : { $sum } points sur { $goal }. Les mains que tu ne vois pas ne comptent pas.
bq-together-end = Ensemble : { $sum } points sur { $goal }.
bq-scores-fatal = Le séisme était fatal : tout le monde a perdu, et personne n’a de points.
bq-helped = Il manquait { $missing }. Posée à temps sur la table, { $count ->
    [one] cette carte seule
   *[other] une seule de ces cartes
  } aurait suffi : { $cards }.
bq-helped-together = Il manquait { $missing }. Posées à temps sur la table, ces { $count } cartes ensemble auraient suffi : { $cards }.
bq-helped-none = Il manquait { $missing }, et aucune carte en main n’aurait suffi.
bq-helped-nothing-shared = Il n’y avait rien sur la table. Posée à temps, { $count ->
    [one] cette carte seule
   *[other] une seule de ces cartes
  } aurait suffi : { $cards }.
bq-help = { $name } ({ $protection ->
    [0] { $spared } de dégâts en moins
   *[other] { $spared ->
        [0] protection { $protection }
       *[other] protection { $protection } et { $spared } de dégâts en moins
      }
  })
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
bq-unseen-vp = Protection { $vp } : { $cards }
bq-unseen-card = { $name } (dégâts { $vd })
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
    La protection est ce qu’une carte évite quand elle est posée face visible, les dégâts ce qu’elle cause tant qu’elle est en main. Les règles disent VP et VD. [Casque 4] est face visible, (Casque 4) a servi.

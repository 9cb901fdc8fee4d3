# Une partie finie, revue, sur sa page.

web-review = Analyse
web-review-about = Le robot le plus fort revoit chaque décision, avec ce que la personne savait alors : les chances de chaque place, les coups qui ont compté et pourquoi, et la part de la chance.
web-review-begin = Analyser cette partie
web-review-working = Le robot repense toute la partie. Vous pouvez continuer à regarder.
web-review-draft = Un premier aperçu : il devient plus exact pendant que le robot réfléchit.
web-review-ready = L’analyse est prête.
web-review-chances = Chances de gagner au fil du temps
web-review-after = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
web-review-told = { $when } : { $each }
web-review-table = En tableau
web-review-all = Tout le monde ensemble
web-review-nobody = Personne : tout le monde perd
web-review-nobody-short = personne
web-review-moves = Coups
web-review-time = Temps
web-review-moments = { $count ->
    [0] Aucun coup n’a coûté cher
    [one] Le moment qui a compté
   *[other] Les { $count } moments qui ont compté
  }
web-review-moment = { $at }, { $name }
web-review-odds = { $chance } au lieu de { $best } de chances de gagner
web-review-played = Joué
web-review-preferred = Le robot préférait
web-review-why = Pourquoi
web-review-show = Montrer la position
web-review-play-on = Continuer à partir d’ici
web-review-play-on-about = Vous prenez la place de la personne qui a joué, et des robots les autres. Ce qui restait à piocher est mélangé à nouveau : personne ne sait ce qui vient.
web-review-play-on-timed = Vous prenez la place de la personne qui a joué, et des robots les autres.
web-review-luck-and-skill = Chance et talent
web-review-pace-and-skill = Rythme et talent
web-review-luck-about = Tout est en centièmes de victoire. Un coup coûte ce que celui du robot aurait valu de plus, en moyenne sur { $simulations } autres pioches ; ce que la vraie pioche a changé ensuite, c’est la chance. Départ, coups et chance s’additionnent pour donner la fin.
web-review-pace-about = Tout est en centièmes de victoire. Un coup coûte ce que celui du robot aurait valu de plus, en { $simulations } parties jouées à partir de là ; le reste tient à la vitesse des mains. Départ, coups et rythme s’additionnent pour donner la fin.
web-review-from-to = De { $start } au départ à { $end } à la fin.
web-review-skill = Ses propres coups
web-review-others = Coups des autres
web-review-luck = Chance
web-review-pace = Rythme
web-review-best-draw = Meilleure pioche
web-review-worst-draw = Pire pioche
web-review-at = Coup { $move }
web-review-at-time = Coup { $move } à { $time }

# Les leçons de Seismic : ce que dit Ada, ce qu’il faut faire, et une aide pour qui fait autre chose.

## 1. La table

web-learn-title-table = La table
web-learn-table-town =
    Bonjour ! Je m’appelle Ada. Dans dix minutes, vous saurez jouer à Seismic.

    Au milieu, voici San Andreas, une petite ville. Une autoroute en part de chacun de ses six côtés.
web-learn-table-row = Sous la carte, trois tuiles face visible. Elles ne sont à personne : à chaque tour, on en prend une. Nous construisons sur la même carte.
web-learn-table-place = Une tuile se place à côté d’une autre, autoroute contre autoroute. La carte s’éclaire là où elle peut aller.
web-learn-table-place-do = Choisissez une tuile, puis une case éclairée, puis « { web-seismic-confirm } ».
web-learn-table-placed =
    La voilà, et l’autoroute continue. Une nouvelle tuile est sortie de la pioche : il y en a trois à nouveau.

    C’était la moitié d’un tour. L’autre moitié, c’est l’équipe : nous y venons bientôt.

## 2. Tourner une tuile

web-learn-title-turn = Tourner une tuile
web-learn-turn-curve = Avant de placer une tuile, on peut la tourner. Ce virage large peut aller ici de deux façons.
web-learn-turn-curve-do = Placez le virage de façon qu’il parte à gauche, vers la +2. Pour le tourner, touchez-le encore, ou appuyez sur la flèche ronde ou sur R.
web-learn-turn-curve-hint = Il va bien là, mais il part à droite. Tournez-le encore une fois.
web-learn-turn-gap = Il reste un trou entre votre virage et la +2. Une autoroute y arrive des deux côtés : une seule façon convient.
web-learn-turn-gap-do = Fermez le trou avec le virage large suivant.
web-learn-turn-gap-hint = Il va bien là aussi. Mais regardez au nord, entre votre virage et la +2.
web-learn-turn-rule =
    Partout où deux tuiles se touchent, c’est autoroute contre autoroute et vert contre vert. Au moins une autoroute doit se raccorder.

    Inutile de vérifier : la carte ne propose que ce qui est permis.

## 3. Les équipes

web-learn-title-crew = Les équipes
web-learn-crew-place = Les autoroutes seules ne rapportent rien. Il vous faut du monde sur place.
web-learn-crew-place-do = Placez la ligne droite au nord de la ville.
web-learn-crew-put = Vous pouvez maintenant poser une de vos 20 équipes sur la tuile que vous venez de placer.
web-learn-crew-put-do = Posez une équipe sur l’autoroute.
web-learn-crew-put-hint = Vous pouvez la garder, oui. Mais cette fois, envoyez-la.
web-learn-crew-section =
    Votre équipe occupe toute sa section : l’autoroute d’un bout à l’autre, sur autant de tuiles qu’elle traverse. Celle-ci part de San Andreas et reste ouverte au nord.

    Pointez une autoroute quand vous voulez : elle dit où elle en est.
web-learn-crew-hers = À moi : un virage au nord-ouest, et une équipe dessus. Nos équipes se reconnaissent à leur forme et à leur lettre : les vôtres sont rondes, avec un A ; les miennes sont carrées, avec un B.
web-learn-crew-two = Deux autoroutes sur une tuile ! Là où elles se croisent, l’une passe au-dessus de l’autre. Elles ne se raccordent jamais : ce sont deux sections.
web-learn-crew-two-do = Placez cette tuile au sud de la ville.
web-learn-crew-choose = Une équipe, et deux autoroutes au choix.
web-learn-crew-choose-do = Posez votre équipe sur l’autoroute qui sort de San Andreas.
web-learn-crew-choose-hint = Pas cette fois. Regardez laquelle des deux touche San Andreas.
web-learn-crew-rule = Une tuile, puis une équipe ou aucune : voilà un tour. Une équipe reste où elle est jusqu’à la fin. À moins que la terre ne tremble, mais nous verrons cela plus tard.

## 4. Une section complète

web-learn-title-complete = Une section complète
web-learn-complete-open = Une section rapporte quand ses deux bouts sont fermés, par une intersection ou par San Andreas. La vôtre est fermée côté ville et ouverte au nord.
web-learn-complete-lengthen = Continuez donc. On ne vous demandera pas d’équipe : il y en a déjà une sur cette section, et une suffit.
web-learn-complete-lengthen-do = Allongez votre autoroute avec la ligne droite.
web-learn-complete-end = J’ai allongé la mienne. Et regardez les tuiles : une intersection, juste ce qu’il vous faut.
web-learn-complete-end-do = Fermez votre section avec la +2.
web-learn-complete-sum =
    Complète ! Chaque morceau d’autoroute vaut 1, donc 2 pour les deux. Puis ce qui se trouve aux bouts : l’intersection 2, San Andreas 6.

    2 + 2 + 6 = 10 points.
web-learn-complete-stub = Votre +2 a une autre sortie, au nord. Une nouvelle section y commence, et personne ne l’occupe.
web-learn-complete-stub-do = Posez-y une équipe, ou gardez-la : comme vous voulez.
web-learn-complete-rule = Une intersection vaut ce que dit l’hexagone rouge, de +1 à +6, et elle a autant de sorties. San Andreas compte pour 6. Une autoroute qui part de la ville et y revient peut valoir beaucoup.

## 5. Vos équipes et les miennes

web-learn-title-others = Vos équipes et les miennes
web-learn-others-hers = J’ai été plus rapide : cette autoroute au nord de la ville est à moi.
web-learn-others-lengthen = Tout le monde peut prolonger toutes les autoroutes, les miennes aussi.
web-learn-others-lengthen-do = Placez cette tuile au bout de mon autoroute.
web-learn-others-crew = Une autoroute de votre tuile fait maintenant partie de ma section. Aucune équipe ne peut y aller, ni à vous ni à moi. L’autre est libre.
web-learn-others-crew-do = Posez votre équipe sur l’autoroute libre.
web-learn-others-crew-hint = Vous pouvez la garder, oui. Mais cette fois, prenez l’autoroute libre.
web-learn-others-rule =
    Une équipe ne va donc que là où il n’y en a aucune sur toute la section, de quelque couleur que ce soit.

    Et pourtant nos équipes peuvent se rencontrer. Voyez plutôt.
web-learn-others-near = Une autre partie. Votre équipe regarde vers le sud depuis la +2. La mienne monte de San Andreas. Entre nous, un trou.
web-learn-others-meet = Vous ne pouvez pas poser d’équipe sur ma section. Mais vous pouvez y raccorder la vôtre.
web-learn-others-meet-do = Fermez le trou entre nous avec la ligne droite.
web-learn-others-meet-hint = Elle va bien là, mais nos équipes ne se rencontrent pas. Cherchez le trou au nord de mon équipe.
web-learn-others-tied =
    C’est maintenant une seule section, avec une de vos équipes et une des miennes. À égalité, rien ne se partage : 10 points pour vous, 10 pour moi.

    Avec une équipe de plus que vous, j’aurais tout et vous rien.

## 6. Les séismes

web-learn-title-quake = Les séismes
web-learn-quake-about =
    Des séismes se cachent dans la pioche. Quand il en sort un, suivez les six lignes droites qui partent de la ville et comptez les tuiles sur chacune, même avec des trous. La ligne qui en a le plus est touchée.

    Ici, c’est deux au nord, deux au sud, et une ou aucune ailleurs.
web-learn-quake-longer = Votre autoroute du nord s’allonge, s’allonge. Est-ce bien prudent ?
web-learn-quake-longer-do = Allongez-la tout de même avec la ligne droite.
web-learn-quake-fell = Un séisme 2.0 ! Le nord avait le plus de tuiles : trois. Les deux plus proches de la ville sont tombées et quittent le jeu, et votre équipe est rentrée. La troisième reste debout, coupée du reste.
web-learn-quake-side = J’ai allongé mon autoroute au sud-est. Et voici qu’au début de votre tour sort un séisme 1.0. Le sud et le sud-est ont deux tuiles chacun : égalité. La personne dont c’est le tour choisit : ici, vous.
web-learn-quake-side-do = Choisissez le côté touché.
web-learn-quake-rule =
    Il tombe autant de tuiles que le dit le séisme, en partant de la ville. Leurs équipes rentrent. San Andreas elle-même ne tombe jamais.

    Méfiez-vous donc des longues lignes droites : un virage est plus sûr.

## 7. Ce qui ne rapporte rien

web-learn-title-nothing = Ce qui ne rapporte rien
web-learn-nothing-ring = Votre autoroute est sur le point de se mordre la queue. Il manque une tuile.
web-learn-nothing-ring-do = Fermez la boucle avec le virage étroit, juste pour voir.
web-learn-nothing-loop = Une boucle n’a pas de bouts : elle n’est jamais complète. Elle ne rapporte rien, et votre équipe y tourne en rond jusqu’à la fin. Pardon, l’idée était de moi.
web-learn-nothing-open = Mon autoroute du sud a deux tuiles, et elle est ouverte. Pour l’instant, elle ne vaut rien non plus. Maintenant, regardez bien.
web-learn-nothing-closed =
    Je la ferme avec une +1 : 2 + 6 + 1 = 9 points pour moi.

    Ce qui est encore ouvert à la fin ne rapporte rien, même très long.

## 8. La fin

web-learn-title-end = La fin de la partie
web-learn-end-near = La pioche est vide et il reste une tuile. Elle est pour vous. À cet instant, vous auriez 9 points et moi 10.
web-learn-end-last = Une de vos autoroutes sort de la ville au sud et tourne vers l’ouest. Elle pourrait rentrer.
web-learn-end-last-do = Ramenez-la à San Andreas avec le virage étroit.
web-learn-end-last-hint = Il va bien là, mais votre autoroute reste ouverte. Regardez au sud-ouest de la ville.
web-learn-end-first = C’était la dernière tuile : comptons. D’abord votre autoroute du nord : 1 morceau, l’intersection 2, San Andreas 6. Cela fait 9 points.
web-learn-end-second = Puis celle du sud, qui sort de la ville et y revient : 2 morceaux, et San Andreas aux deux bouts. 2 + 6 + 6 = 14 points.
web-learn-end-hers = À moi : 1 morceau, San Andreas 6, et la +3 à l’autre bout. 10 points.
web-learn-end-open = Celle-ci est encore ouverte. Rien pour moi.
web-learn-end-winner =
    23 à 10 : victoire ! Le plus grand total l’emporte.

    En cas d’égalité, la plus grande taille l’emporte, si tout le monde a donné la sienne en prenant place. Sinon, la victoire se partage.

## 9. Quatre variantes

web-learn-title-variants = Quatre variantes
web-learn-variants-all = Voilà tout le jeu. Pour aller plus loin, ajoutez une de ces variantes, ou plusieurs :

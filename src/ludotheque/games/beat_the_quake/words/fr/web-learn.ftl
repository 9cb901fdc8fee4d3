# Les leçons de Beat the Quake : ce que dit Ada, ce qu’il faut faire, et une aide pour qui fait autre chose.

## 1. Deux nombres

web-learn-title-hand = Deux nombres
web-learn-hand-hello =
    Bonjour ! Je m’appelle Ada. Dans dix minutes, vous saurez jouer à Beat the Quake.

    Six séismes se cachent dans la pioche, parmi des objets de la maison. On y survit ensemble, ou pas du tout. Ensuite seulement, on compte les points pour voir qui gagne.
web-learn-hand-values =
    En bas, voici votre main ; personne d’autre ne la voit. Chaque carte porte deux nombres.

    En vert, la VP : les dommages qu’elle évite, posée sur la table, quand un séisme vient. En rouge, la VD : les dommages qu’elle cause, tant qu’elle est dans votre main.
web-learn-hand-lay = Vous avez une trousse de secours et une bibliothèque. Un séisme vous ferait 4 + 7 = 11 dommages. La bibliothèque n’en évite aucun, et tombe la première.
web-learn-hand-lay-do = Touchez la bibliothèque, puis « { web-quake-do-show } ».
web-learn-hand-lay-hint = C’est permis. Mais cette fois, débarrassez-vous de la bibliothèque : c’est elle qui blesse le plus.
web-learn-hand-laid =
    Ce qui est posé sur la table ne blesse plus. Un séisme vous ferait maintenant 4 dommages.

    Touchez une carte pour lire ce qu’elle enseigne : chacune dit quelque chose de vrai.

## 2. Un tour

web-learn-title-draw = Un tour
web-learn-draw-first =
    J’ai commencé : j’ai posé ma radio sur la table, et je me suis arrêtée.

    Votre tour commence par la première carte de la pioche. Prenez-la.
web-learn-draw-share =
    Un casque, et il va dans votre main. Vous pouvez maintenant poser face visible une carte de votre main, celle que vous voulez.

    Pourquoi ? Sur la table, elle aide tout le monde, et ne vous blesse plus. Dans votre main, sa VP compte comme points à la fin, si nous y arrivons.
web-learn-draw-share-do = Partagez le casque : posez-le face visible.
web-learn-draw-share-hint = C’est permis aussi. Mais le casque est plus fort : posez-le.
web-learn-draw-again = Vous pouvez piocher une seconde carte, ou vous arrêter. Les premières cartes de la pioche ne sont jamais des séismes : à côté d’elle, on lit combien sont encore sans danger.
web-learn-draw-again-do = Piochez encore une carte.
web-learn-draw-again-hint = S’arrêter est prudent. Mais la prochaine carte est sans danger : prenez-la.
web-learn-draw-keep = De l’eau. Dans votre main, elle vaut 2 points, et fait 3 dommages si un séisme vient. Sur la table, elle en évite 2.
web-learn-draw-keep-do = Gardez votre main, ou posez une carte face visible : comme vous voulez.
web-learn-draw-rule = C’était un tour entier : piocher, puis montrer une carte ou garder sa main. Puis recommencer, ou s’arrêter. Après deux cartes, c’est le tour suivant : je viens de piocher.

## 3. La seconde carte

web-learn-title-risk = La seconde carte
web-learn-risk-pile =
    Il n’y a plus de cartes sans danger. Les 6 séismes sont parmi les 45 cartes de la pioche : environ une carte sur huit.

    Vous avez pioché une radio et l’avez gardée. Regardez votre main : un séisme ferait 5 + 2 + 2 = 9 dommages. Tout ce qui est sur la table en évite 2.
web-learn-risk-second = La première carte d’un tour, il faut la piocher. La seconde, c’est vous qui décidez.
web-learn-risk-second-do = Piocher encore ou vous arrêter : qu’est-ce qui est le plus sage ?
web-learn-risk-second-hint = 9 dommages contre une VP de 2 : si c’est un séisme, tout le monde perd. Mieux vaut s’arrêter.
web-learn-risk-saw =
    Regardez : la carte suivante était un séisme, et il m’a touchée. Ma main a une VD de 1, et mon masque suffit.

    Dans votre main, il aurait fait 9, et la partie serait perdue pour nous deux. Une carte qui blesse, mieux vaut la poser tôt sur la table.

## 4. Un séisme contré sans aide

web-learn-title-alone = Un séisme contré sans aide
web-learn-alone-draw = Trois objets à vous sont sur la table. Je m’arrête, c’est donc votre tour : piochez.
web-learn-alone-damage =
    Un séisme ! Ses dommages sont les VD de votre main : couverture 2 et chaussures 1 font 3. J’entends le nombre, mais je ne vois pas vos cartes.

    À la première carte ou à la seconde, un séisme termine votre tour, une fois contré.
web-learn-alone-first = Vos propres objets sur la table ont une VP de 2 + 1 + 1. Cela suffit pour 3 : vous contrez donc ce séisme sans aide. Les cartes servent une à une, de la plus grande à la plus petite.
web-learn-alone-first-do = Utilisez le casque : touchez-le, puis touchez-le encore.
web-learn-alone-second = 2 sur 3. Il manque encore 1, et chacune des deux autres convient.
web-learn-alone-second-do = Utilisez la lampe de poche ou le plan familial.
web-learn-alone-met =
    Contré, et sans aide : cela vaut 3 points. Les cartes utilisées partent avec le séisme.

    Dès que les dommages sont atteints, c’est fini : aucune carte ne sert pour rien.

## 5. Avec l’aide de tout le monde

web-learn-title-help = Avec l’aide de tout le monde
web-learn-help-share = Encore la trousse de secours : VP 3, VD 4. Aucune carte n’évite plus de 3 dommages. Gardée, elle vaut 3 points. Partagée, elle peut rapporter plus.
web-learn-help-share-do = Posez la trousse de secours face visible. Votre tour sera fini.
web-learn-help-share-hint = C’est permis. Mais voyons ce que la trousse de secours peut faire sur la table.
web-learn-help-hit = Un séisme me touche : 4 dommages. Mes propres objets en évitent 1 + 1, c’est trop peu. Je peux donc utiliser les objets de tout le monde.
web-learn-help-hers = Je prends votre trousse de secours : 3 sur 4. Il manque encore 1.
web-learn-help-paid =
    Avec ma lampe de poche, cela fait 4. Contré ! Mais avec de l’aide : personne n’a les 3 points, et ma lampe sort du jeu.

    Votre trousse reste face cachée devant vous : elle a aidé quelqu’un d’autre, et compte double. Cela fait 2 × 3 = 6 points pour vous. À vous de piocher.
web-learn-help-yours = Un séisme pour vous aussi : 2 + 1 = 3 dommages, et votre eau n’en évite que 2. Vous pouvez donc utiliser mes objets.
web-learn-help-yours-do = D’abord la plus grande carte : utilisez votre eau.
web-learn-help-mine = 2 sur 3. Mon sifflet en évite 1.
web-learn-help-mine-do = Utilisez mon sifflet.
web-learn-help-rule = Merci : cela fait 2 × 1 = 2 points pour moi. Votre eau ne vous rapporte rien, puisqu’il vous a fallu de l’aide. Partagez donc ce dont les autres auront besoin !

## 6. Un séisme fatal

web-learn-title-fatal = Un séisme fatal
web-learn-fatal-look = Vous avez tout gardé : une trousse de secours, des sangles et un réfrigérateur dans votre main. Ce seraient 6 points, mais 14 dommages. Sur la table, une lampe de poche et un masque : VP 2.
web-learn-fatal-draw = Faites maintenant ce qu’il ne faut pas faire. Ce n’est qu’une leçon.
web-learn-fatal-draw-do = Piochez encore une carte.
web-learn-fatal-draw-hint = C’est sage ! Mais ici, voyons ce qui arrive : piochez.
web-learn-fatal-lost = Un séisme de 14, et tout ce que nous partageons en évite 2. Il est fatal : nous perdons ensemble, à l’instant, et aucun point ne compte. Toutes les mains sont maintenant visibles, la mienne aussi.
web-learn-fatal-helped = Les sangles et la trousse auraient suffi, posées à temps sur la table. Elles y aident deux fois : leur VP compte, et leur VD ne compte plus.

## 7. Les points

web-learn-title-score = Les points
web-learn-score-near = Vers la fin d’une autre partie. Cinq séismes sont contrés ; il en reste un parmi 31 cartes. Une fois celui-là contré aussi, la partie sera finie.
web-learn-score-draw = Votre main a une VD de 2, et ce qui est devant vous évite bien plus. Vous pouvez oser.
web-learn-score-draw-do = Piochez encore une carte.
web-learn-score-draw-hint = Quelle prudence ! Mais vous avez de quoi faire face. Piochez.
web-learn-score-use = Le voilà, le sixième. 2 dommages, et vous le contrez sans aide.
web-learn-score-use-do = Utilisez la table solide.
web-learn-score-yours =
    Nous avons survécu : on compte. Vous : les VP de votre main, 1. Votre trousse et votre sifflet m’ont aidée : 2 × 3 + 2 × 1 = 8. Deux objets encore face visible : 1 chacun, quels qu’ils soient. Deux séismes contrés sans aide : 3 chacun.

    1 + 8 + 2 + 6 = 17 points.
web-learn-score-hers = Et moi : 1 dans ma main, 2 pour mon plan familial, qui vous a servi, 1 pour ma bougie encore face visible, 3 pour un séisme contré sans aide. Cela fait 7.
web-learn-score-ties =
    17 à 7 : vous gagnez ! En cas d’égalité, on regarde qui a contré le plus de séismes sans aide, puis qui a le plus d’objets encore face visible. Si l’égalité demeure, on partage la victoire.

    Avez-vous vu ce qui a rapporté le plus ? Être utile.

## 8. Règles avancées

web-learn-title-advanced = Règles avancées
web-learn-advanced-colours = Jusqu’ici, la couleur des séismes ne disait rien. Avec les règles avancées, elle compte : jaune, comme avant ; orange, 1 dommage de plus ; rouge, 2 de plus. Et ces deux-là prennent quelque chose à tout le monde.
web-learn-advanced-draw = Je m’arrête. Piochez, et voyez ce qui vient.
web-learn-advanced-orange = Orange : votre main a une VD de 1, donc 2 dommages. Avant qu’il soit contré, chaque personne défausse un de ses objets communs, vous d’abord.
web-learn-advanced-orange-do = Défaussez un de vos objets communs.
web-learn-advanced-orange-hint = Alors il vous en manquerait : vos chaussures seules n’évitent pas 2 dommages. Donnez plutôt les chaussures.
web-learn-advanced-use = J’ai défaussé ma nourriture. Il vous reste le casque, qui évite 2 dommages.
web-learn-advanced-use-do = Contrez le séisme avec votre casque.
web-learn-advanced-red = Et maintenant un rouge pour moi : 1 + 2 = 3 dommages. Chaque personne défausse une carte de sa main, face cachée : personne ne voit laquelle. J’ai défaussé la mienne, et mes dommages n’en diminuent pas.
web-learn-advanced-red-do = Défaussez une carte de votre main.
web-learn-advanced-red-hint = Votre masque ne blesse pas du tout. Plutôt l’oreiller.
web-learn-advanced-all =
    Ma trousse évite 3 dommages : c’est bon pour moi. Et voilà tout le jeu, avec toutes ses règles.

    Pour une première partie, prenez les règles de base. Et quand elle est finie, regardez autour de vous à la maison : ce que disent ces cartes est vrai.

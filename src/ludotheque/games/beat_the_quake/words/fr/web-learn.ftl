# Les leçons de Beat the Quake : ce que dit Ada, ce qu’il faut faire, et une aide pour qui fait autre chose.

## 1. Deux nombres

web-learn-title-hand = Deux nombres
web-learn-hand-hello =
    Bonjour ! Je m’appelle Ada. Dans dix minutes, tu sauras jouer à Beat the Quake.

    Six séismes se cachent dans la pioche, parmi des objets de la maison. On y survit ensemble, ou pas du tout. Ensuite seulement, on compte les points pour voir qui gagne.
web-learn-hand-values =
    En bas, voici ta main ; personne d’autre ne la voit. Chaque carte porte deux nombres.

    Le bouclier vert, c’est sa protection : les dégâts qu’elle évite, posée sur la table, quand un séisme vient. L’éclat rouge, ce sont les dégâts qu’elle cause, tant qu’elle est dans ta main.
web-learn-hand-lay = Tu as une trousse de secours et une bibliothèque. Un séisme te ferait 2 + 9 = 11 dégâts. La bibliothèque n’en évite aucun, et tombe la première.
web-learn-hand-lay-do = Touche la bibliothèque, puis « { web-quake-do-show } ».
web-learn-hand-lay-hint = C’est permis. Mais cette fois, débarrasse-toi de la bibliothèque : c’est elle qui blesse le plus.
web-learn-hand-laid =
    Ce qui est posé sur la table ne blesse plus. Un séisme te ferait maintenant 2 dégâts.

    Touche une carte pour lire ce qu’elle enseigne : chacune dit quelque chose de vrai.

## 2. Un tour

web-learn-title-draw = Un tour
web-learn-draw-first =
    J’ai commencé : j’ai posé ma radio sur la table, et je me suis arrêtée.

    Ton tour commence par la première carte de la pioche. Prends-la.
web-learn-draw-share =
    Un casque, et il va dans ta main. Tu peux maintenant poser face visible une carte de ta main, celle que tu veux.

    Pourquoi ? Sur la table, elle aide tout le monde, et ne te blesse plus. Dans ta main, sa protection compte comme points à la fin, si nous y arrivons.
web-learn-draw-share-do = Partage le casque : pose-le face visible.
web-learn-draw-share-hint = C’est permis aussi. Mais le casque est plus fort : pose-le.
web-learn-draw-again = Tu peux piocher une seconde carte, ou t’arrêter. Les premières cartes de la pioche ne sont jamais des séismes : à côté d’elle, on lit combien sont encore sans danger.
web-learn-draw-again-do = Pioche encore une carte.
web-learn-draw-again-hint = S’arrêter est prudent. Mais la prochaine carte est sans danger : prends-la.
web-learn-draw-keep = De l’eau. Dans ta main, elle vaut 4 points, et fait 2 dégâts si un séisme vient. Sur la table, elle en évite 4.
web-learn-draw-keep-do = Garde ta main, ou pose une carte face visible : comme tu veux.
web-learn-draw-rule = C’était un tour entier : piocher, puis montrer une carte ou garder sa main. Puis recommencer, ou s’arrêter. Après deux cartes, c’est le tour suivant : je viens de piocher.

## 3. La seconde carte

web-learn-title-risk = La seconde carte
web-learn-risk-pile =
    Il n’y a plus de cartes sans danger. Les 6 séismes sont parmi les 45 cartes de la pioche : environ une carte sur huit.

    Tu as pioché une radio et l’as gardée. Regarde ta main : un séisme ferait 8 + 5 + 3 = 16 dégâts. Tout ce qui est sur la table en évite 7.
web-learn-risk-second = La première carte d’un tour, il faut la piocher. La seconde, c’est toi qui décides.
web-learn-risk-second-do = Piocher encore ou t’arrêter : qu’est-ce qui est le plus sage ?
web-learn-risk-second-hint = 16 dégâts contre une protection de 7 : si c’est un séisme, tout le monde perd. Mieux vaut s’arrêter.
web-learn-risk-saw =
    Regarde : la carte suivante était un séisme, et il m’a touchée. Ma main fait 5 dégâts, et ma trousse de secours suffit.

    Dans ta main, il aurait fait 16, et la partie serait perdue pour nous deux. Une carte qui blesse, mieux vaut la poser tôt sur la table.

## 4. Un séisme contré sans aide

web-learn-title-alone = Un séisme contré sans aide
web-learn-alone-draw = Trois objets à toi sont sur la table. Je m’arrête, c’est donc ton tour : pioche.
web-learn-alone-damage =
    Un séisme ! Ses dégâts sont ceux des cartes de ta main : loquet 2 et chaussures 3 font 5. J’entends le nombre, mais je ne vois pas tes cartes.

    À la première carte ou à la seconde, un séisme termine ton tour, une fois contré.
web-learn-alone-first = Tes propres objets sur la table protègent de 4 + 2 + 2. Cela suffit pour 5 : tu contres donc ce séisme sans aide. Les cartes servent une à une, de la plus grande à la plus petite.
web-learn-alone-first-do = Utilise le casque : touche-le, puis touche-le encore.
web-learn-alone-second = 4 sur 5. Il manque encore 1, et chacune des deux autres convient.
web-learn-alone-second-do = Utilise la lampe de poche ou le plan familial.
web-learn-alone-met =
    Contré, et sans aide : cela vaut 3 points. Les cartes utilisées partent avec le séisme.

    Dès que les dégâts sont couverts, c’est fini : aucune carte ne sert pour rien.

## 5. Avec l’aide de tout le monde

web-learn-title-help = Avec l’aide de tout le monde
web-learn-help-share = Encore la trousse de secours : protection 5, dégâts 2. Aucune carte n’évite plus de 5 dégâts. Gardée, elle vaut 5 points. Partagée, elle peut rapporter plus.
web-learn-help-share-do = Pose la trousse de secours face visible. Ton tour sera fini.
web-learn-help-share-hint = C’est permis. Mais voyons ce que la trousse de secours peut faire sur la table.
web-learn-help-hit = Un séisme me touche : 7 dégâts. Mes propres objets en évitent 2 + 1, c’est trop peu. Je peux donc utiliser les objets de tout le monde.
web-learn-help-hers = Je prends ta trousse de secours : 5 sur 7. Il manque encore 2.
web-learn-help-paid =
    Avec ma lampe de poche, cela fait 7. Contré ! Mais avec de l’aide : personne n’a les 3 points, et ma lampe sort du jeu.

    Ta trousse reste face cachée devant toi : elle a aidé quelqu’un d’autre, et compte double. Cela fait 2 × 5 = 10 points pour toi. À toi de piocher.
web-learn-help-yours = Un séisme pour toi aussi : 2 + 3 = 5 dégâts, et ton eau n’en évite que 4. Tu peux donc utiliser mes objets.
web-learn-help-yours-do = D’abord la plus grande carte : utilise ton eau.
web-learn-help-mine = 4 sur 5. Mon sifflet en évite 1.
web-learn-help-mine-do = Utilise mon sifflet.
web-learn-help-rule = Merci : cela fait 2 × 1 = 2 points pour moi. Ton eau ne te rapporte rien, puisqu’il t’a fallu de l’aide. Partage donc ce dont les autres auront besoin !

## 6. Un séisme fatal

web-learn-title-fatal = Un séisme fatal
web-learn-fatal-look = Tu as tout gardé : une trousse de secours, des sangles et un réfrigérateur dans ta main. Ce seraient 10 points, mais 12 dégâts. Sur la table, une lampe de poche et un masque : protection 3.
web-learn-fatal-draw = Fais maintenant ce qu’il ne faut pas faire. Ce n’est qu’une leçon.
web-learn-fatal-draw-do = Pioche encore une carte.
web-learn-fatal-draw-hint = C’est sage ! Mais ici, voyons ce qui arrive : pioche.
web-learn-fatal-lost = Un séisme de 12, et tout ce que nous partageons en évite 3. Il est fatal : nous perdons ensemble, à l’instant, et aucun point ne compte. Toutes les mains sont maintenant visibles, la mienne aussi.
web-learn-fatal-helped = Le réfrigérateur et la trousse auraient suffi, posés à temps sur la table. Là, le réfrigérateur ne blesse plus personne, et la trousse fait mieux encore : elle protège.

## 7. Les points

web-learn-title-score = Les points
web-learn-score-near = Vers la fin d’une autre partie. Cinq séismes sont contrés ; il en reste un parmi 31 cartes. Une fois celui-là contré aussi, la partie sera finie.
web-learn-score-draw = Ta main fait 5 dégâts, et ce qui est devant toi en évite 7. Tu peux oser.
web-learn-score-draw-do = Pioche encore une carte.
web-learn-score-draw-hint = Quelle prudence ! Mais tu as de quoi faire face. Pioche.
web-learn-score-use = Le voilà, le sixième. 5 dégâts, et tu le contres sans aide.
web-learn-score-use-do = Utilise la table solide.
web-learn-score-yours =
    Nous avons survécu : on compte. Toi : la protection des cartes de ta main, 3 + 2 = 5. Ta trousse et tes sangles m’ont aidée : 2 × 5 + 2 × 5 = 20. Deux objets encore face visible : 1 chacun, quels qu’ils soient. Deux séismes contrés sans aide : 3 chacun.

    5 + 20 + 2 + 6 = 33 points.
web-learn-score-hers = Et moi : 3 + 3 = 6 dans ma main, 2 × 2 = 4 pour mon plan familial, qui t’a servi, 3 pour un séisme contré sans aide. Cela fait 13.
web-learn-score-ties =
    33 à 13 : tu gagnes ! En cas d’égalité, on regarde qui a contré le plus de séismes sans aide, puis qui a le plus d’objets encore face visible. Si l’égalité demeure, on partage la victoire.

    As-tu vu ce qui a rapporté le plus ? Être utile.

## 8. Règles avancées

web-learn-title-advanced = Règles avancées
web-learn-advanced-colours = Jusqu’ici, la couleur des séismes ne disait rien. Avec les règles avancées, elle compte : jaune, comme avant ; orange, 1 dégât de plus ; rouge, 2 de plus. Et ces deux-là prennent quelque chose à tout le monde.
web-learn-advanced-draw = Je m’arrête. Pioche, et vois ce qui vient.
web-learn-advanced-orange = Orange : ta main fait 4 dégâts, donc 5 en tout. Avant qu’il soit contré, chaque personne défausse un de ses objets communs, toi d’abord.
web-learn-advanced-orange-do = Défausse un de tes objets communs.
web-learn-advanced-orange-hint = Alors il t’en manquerait : tes chaussures seules n’évitent pas 5 dégâts. Donne plutôt les chaussures.
web-learn-advanced-use = J’ai défaussé ma nourriture. Il te reste la trousse de secours, qui évite 5 dégâts.
web-learn-advanced-use-do = Contre le séisme avec ta trousse de secours.
web-learn-advanced-red = Et maintenant un rouge pour moi : 2 + 2 = 4 dégâts. Chaque personne défausse une carte de sa main, face cachée : personne ne voit laquelle. J’ai défaussé la mienne, et mes dégâts n’en diminuent pas.
web-learn-advanced-red-do = Défausse une carte de ta main.
web-learn-advanced-red-hint = Ton casque vaut un point de plus. Plutôt le loquet.
web-learn-advanced-all =
    Mon eau évite 4 dégâts : c’est bon pour moi. Et voilà tout le jeu, avec toutes ses règles.

    Pour une première partie, prends les règles de base. Et quand elle est finie, regarde autour de toi à la maison : ce que disent ces cartes est vrai.

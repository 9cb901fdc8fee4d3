# Les leçons de Situation 4 : ce que dit Ada, ce qu’il faut faire, et une aide pour qui fait autre chose.

## 1. Deux armées, une carte

web-learn-title-front = Deux armées, une carte
web-learn-front-hello =
    Bonjour ! Je m’appelle Ada. Dans dix minutes, vous saurez jouer à Situation 4.

    Deux armées veulent la même carte. Chacune l’a tout entière, en puzzle : pour chaque emplacement, il y a une pièce à vous et une à moi. La première posée prend l’emplacement.
web-learn-front-map =
    Vous êtes en vert, en bas. Je suis en orange, en haut. La rivière coule entre nous.

    Les lettres et les chiffres du bord nomment les emplacements. La rangée 1 est votre ligne de base, la rangée 6 est la mienne.
web-learn-front-first = Votre première pièce va sur votre ligne de base. Dans ces leçons, rien à chercher : choisissez un emplacement, et la bonne pièce vient toute seule.
web-learn-front-first-do = Touchez un emplacement éclairé, puis « { web-s4-do-lay } ».
web-learn-front-laid =
    La voilà ; aucune autre pièce ne va là.

    Et j’ai posé la mienne, sans vous attendre. Il n’y a pas de tours : nous jouons en même temps.

## 2. Qui arrive le premier

web-learn-title-race = Premier arrivé, premier servi
web-learn-race-next = Chaque pièce suivante va à côté d’une des vôtres : au-dessus, au-dessous, à gauche ou à droite, jamais par un coin.
web-learn-race-next-do = Posez une pièce en F2, au-dessus de la vôtre.
web-learn-race-next-hint = C’est aussi à côté de la vôtre. Mais cette fois, avancez : F2.
web-learn-race-river = Me voici déjà à la rivière, en G4. Approchez !
web-learn-race-river-do = Posez une pièce en F3.
web-learn-race-river-hint = Plus tard, peut-être. Allez d’abord à la rivière : F3.
web-learn-race-first =
    F4 était à côté de votre F3 et à côté de mon G4. Je vous devance d’un instant : il est à moi. Si vous l’aviez voulu aussi, vous auriez lu « F4 est pris », et gardé votre pièce.

    Ce qui est posé reste posé. Personne n’enlève une pièce, ni n’en pose une par-dessus.
web-learn-race-first-do = G3 aussi est à côté de nous deux. Devancez-moi !
web-learn-race-first-hint = C’est libre aussi. Mais c’est G3 que je veux. Vite !
web-learn-race-taken = Cette fois, j’arrive trop tard : pris ! Et vous voyez que la rivière n’arrête aucune pièce. Premier arrivé, premier servi, sur les deux rives.

## 3. Les objectifs

web-learn-title-flag = Les objectifs
web-learn-flag-look = Les nombres sur la carte sont des objectifs spéciaux, avec leur valeur. Le quartier général du sud vaut 200. Il est sur D2 et E2, et D2 est déjà à vous.
web-learn-flag-cover = Un objectif doit être recouvert tout entier.
web-learn-flag-cover-do = Posez une pièce en E2.
web-learn-flag-cover-hint = C’est permis. Mais le quartier général vous attend : E2.
web-learn-flag-plant = Il est tout à vous, et il attend votre drapeau. Les pièces seules ne rapportent rien : c’est le drapeau qui compte.
web-learn-flag-plant-do = Touchez le drapeau qui vous appelle sur la carte.
web-learn-flag-planted =
    200 points ! Et personne n’enlèvera plus ce drapeau.

    Donc : recouvrez tout, puis plantez aussitôt. Pourquoi aussitôt ? Vous allez voir.

## 4. Les drapeaux oubliés

web-learn-title-forgotten = Les drapeaux oubliés
web-learn-forgotten-covered = Regardez en haut à gauche. Avec A4, je recouvre la raffinerie de l’ouest, qui vaut 150. Elle attend mon drapeau. Pendant trois secondes, personne d’autre ne peut y planter le sien.
web-learn-forgotten-flag = Mais j’étais occupée en E6, et quatre secondes ont passé. Mon drapeau est oublié, et vous pouvez planter le vôtre, sur mes pièces.
web-learn-forgotten-flag-do = Plantez votre drapeau sur la raffinerie de l’ouest : touchez celui qui vous appelle.
web-learn-forgotten-yours = Aïe ! 150 points pour vous. Guettez les drapeaux que j’oublie, et n’oubliez jamais les vôtres.
web-learn-forgotten-half = Le barrage, au milieu, vaut 200. Il est sur E3 et E4, et E4 est à moi. Vous ne pouvez plus l’avoir tout entier. Mais vous pouvez m’empêcher de l’avoir.
web-learn-forgotten-half-do = Posez une pièce en E3.
web-learn-forgotten-half-hint = Alors je prends E3, et le barrage avec. Posez une pièce en E3 !
web-learn-forgotten-nobody = Le barrage est sous nos pièces à tous les deux : il ne sera à personne, jusqu’à la fin. Cela peut valoir autant qu’un drapeau.

## 5. Les zones carrées

web-learn-title-zone = Les zones carrées
web-learn-zone-squares = Des lignes fines divisent la carte en carrés : ce sont les zones, 18 sur ce plateau. Chacune s’étend sur quatre emplacements. Si les quatre sont sous vos pièces, elle vous rapporte 50 points, sans drapeau.
web-learn-zone-first = Une zone s’étend sur E1, F1, E2 et F2. Il ne lui manque qu’une pièce.
web-learn-zone-first-do = Posez une pièce en F2.
web-learn-zone-first-hint = Aucune zone n’est encore entière. Essayez F2.
web-learn-zone-second = 50 points ! Une zone a un emplacement et demi de large. E1 et E2 font donc aussi partie de la zone de gauche, et D2 est à vous.
web-learn-zone-second-do = Complétez aussi cette zone : posez une pièce en D1.
web-learn-zone-second-hint = Pas encore : à la zone de gauche, il manque D1.
web-learn-zone-sum =
    Deux zones avec six pièces. Au-dessus de la carte, on lit où nous en sommes : un drapeau à 200 et deux zones à 50. 300 points.

    Une zone sous les pièces des deux camps n’est à personne.

## 6. Les parachutistes

web-learn-title-drop = Les parachutistes
web-learn-drop-base = En G2 et H2, là où est le parachute, voici votre base de parachutistes. Recouvrez-la, et vous aurez trois parachutistes.
web-learn-drop-base-do = Posez une pièce en H2.
web-learn-drop-base-hint = C’est permis. Mais d’abord la base : H2.
web-learn-drop-land =
    Trois parachutistes sont prêts, au-dessus de la carte. On peut en larguer un sur n’importe laquelle de mes pièces qui ne porte ni parachutiste ni tank, aussi loin que ce soit.

    J’ai A5. Avec A4, la raffinerie de l’ouest serait à moi.
web-learn-drop-land-do = Choisissez le parachutiste au-dessus de la carte, puis ma pièce en A5.
web-learn-drop-land-hint = Quel courage ! Mais c’est A5 qui est à côté de A4 : larguez-le là.
web-learn-drop-lay = Il est arrivé ! Tout ce qui est vide à côté de A5 vous est ouvert : A4 et B5.
web-learn-drop-lay-do = Posez une pièce en A4.
web-learn-drop-lay-hint = C’est permis. Mais c’est en A4 que vous me gênez le plus.
web-learn-drop-rule =
    Adieu, ma raffinerie : elle n’est plus à personne. Et vous pouvez continuer depuis A4, au milieu de mon pays.

    Un parachutiste largué ne bouge plus. Vous en avez trois par partie : choisissez bien.

## 7. Les tanks

web-learn-title-tank = Les tanks
web-learn-tank-base = Votre base de tanks est en B2 et C2. Recouvrez-la, et vous aurez trois tanks.
web-learn-tank-base-do = Posez une pièce en B2.
web-learn-tank-base-hint = C’est permis. Mais d’abord la base : B2.
web-learn-tank-set = Un tank va sur une de vos pièces, et me ferme tout ce qui est vide à côté. J’ai E4. Avec E3, le barrage serait à moi.
web-learn-tank-set-do = Choisissez le tank au-dessus de la carte, puis votre pièce en D3.
web-learn-tank-set-hint = De là, il ne m’empêcherait pas d’aller en E3. Posez-le en D3.
web-learn-tank-closed = C3, D4 et E3 me sont maintenant fermés, si rapide que je sois. Vous pouvez y poser une pièce quand vous voulez.
web-learn-tank-hers =
    Contre un tank, il n’y a qu’un autre tank. J’en pose un en E4.

    D4 et E3 sont maintenant à côté d’un tank de chaque camp : ils sont de nouveau ouverts aux deux. E5 n’est à côté que du mien : il vous est fermé.
web-learn-tank-lay = Nous faisons donc quand même la course pour E3.
web-learn-tank-lay-do = Devancez-moi : posez une pièce en E3.
web-learn-tank-lay-hint = Alors je prends E3, et le barrage. Posez une pièce en E3 !
web-learn-tank-rule =
    Bravo : je n’aurai jamais le barrage.

    Un tank part de sa base et passe par vos pièces, de l’une à sa voisine, tant qu’elles sont reliées à votre ligne de base. Une fois posé, il ne bouge plus. Pour la rivière, il lui faut un pont : c’est la leçon suivante.

## 8. Les ponts

web-learn-title-bridge = Les ponts
web-learn-bridge-banks = Des points blancs sur les deux rives marquent un emplacement de pont. Ce plateau en a trois ; celui de l’ouest relie B3 et B4. Pour un pont, il faut vos pièces sur les deux rives.
web-learn-bridge-banks-do = Posez une pièce en B4.
web-learn-bridge-banks-hint = C’est permis. Mais l’autre rive vous attend : B4.
web-learn-bridge-build = Les deux rives sont à vous.
web-learn-bridge-build-do = Choisissez le pont au-dessus de la carte, puis les deux rives éclairées.
web-learn-bridge-cross = 100 points ! Les pièces n’ont pas besoin de pont. Les tanks, si, et d’un pont de leur camp. Votre base de tanks est recouverte : l’un d’eux peut traverser.
web-learn-bridge-cross-do = Choisissez le tank au-dessus de la carte, puis votre pièce en B4.
web-learn-bridge-cross-hint = Il pourrait aussi aller là. Mais voyez jusqu’où il va maintenant : B4.
web-learn-bridge-rule = Votre tank est sur l’autre rive, et me ferme A4 et B5. Un pont vaut 100 points. Vous en avez deux, et ils restent où ils sont.

## 9. La fin de la partie

web-learn-title-finish = La fin
web-learn-finish-last = Une autre partie, et il reste un emplacement. J’ai 800 points, vous en avez 600 : votre raffinerie de l’est porte mon drapeau, car vous avez oublié le vôtre.
web-learn-finish-last-do = Posez la dernière pièce, en E4.
web-learn-finish-seconds = Le plateau est recouvert, et le barrage est sous vos pièces. Il reste dix secondes pour les drapeaux et les ponts. Vous pouvez planter un drapeau, et construire un pont.
web-learn-finish-seconds-do = Qu’est-ce qui presse le plus : le drapeau ou le pont ?
web-learn-finish-seconds-hint = Le pont, personne ne vous le prendra. Mais après trois secondes, je pourrai planter mon drapeau sur votre barrage. D’abord le drapeau !
web-learn-finish-bridge = 800 à 800 ! Et E3 et E4, sur les deux rives, sont à vous.
web-learn-finish-bridge-do = Construisez-y votre pont.
web-learn-finish-count =
    Rien ne peut plus être placé : c’est la fin. Vous avez deux drapeaux, 200 + 200, deux ponts de 100 et six zones de 50 : 900 points. J’ai trois drapeaux, 200 + 150 + 150, et six zones : 800.

    Vous gagnez ! À égalité de points, les deux camps gagnent.
web-learn-finish-live =
    Une chose change dans une partie en direct : vos pièces sont mélangées dans un casier. Regardez l’image et la forme, trouvez celle qui va, et glissez-la sur son emplacement. Un essai qui ne va pas ne coûte que du temps.

    Si vous aimez le calme, choisissez « { web-new-pace-slow } » : une pièce par tour, et rien à chercher, comme ici. Bonne chance !

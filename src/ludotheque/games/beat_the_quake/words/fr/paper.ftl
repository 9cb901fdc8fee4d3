# Ce qui est écrit sur les feuilles imprimées. Dans un message de plusieurs lignes, chacune est un point d’une liste
# ou un paragraphe ; ce qui est entre astérisques est en gras.

bq-paper-notice = Beat the Quake, de Gergely Szakács avec Shiba Subedi et György Hetényi, pour Seismology at School in Nepal. Sans usage commercial. Mots et cartes : Ludothèque.

## Comment le fabriquer

bq-paper-box =
    { $objects } cartes objet et { $quakes } cartes séisme, neuf par page
    Les règles, sur une feuille : imprimez-la recto verso
    Une feuille de score
    Une liste à coller sur le frigo : c’est la dernière page
bq-paper-box-more = Il faut un crayon pour la feuille de score. Un sachet ou une boîte garde les cartes ensemble.

## La feuille de score

bq-paper-score = Feuille de score
bq-paper-score-lead = Seulement si les six séismes ont été contrés. Si l’un d’eux a été fatal, tout le monde a perdu : mélangez, et recommencez !
bq-paper-game = Partie { $number }
bq-paper-score-rows =
    Les boucliers des cartes de votre main
    2 × les boucliers de vos cartes que d’autres ont utilisées
    1 pour chacune de vos cartes encore face visible
    3 pour chaque séisme que vous avez contré sans aide
    En tout

## Les règles

bq-paper-rules = Les règles
bq-paper-rules-lead = Six séismes se cachent dans la pioche. Préparez-vous ensemble ! Si la table ne peut pas en contrer un, tout le monde perd. Si vous les contrez tous les six, le plus de points gagne. De 2 à 5 joueurs.
bq-paper-cards-title = Les cartes
bq-paper-cards-picture = Une carte : un bouclier à gauche, un éclat à droite.
bq-paper-cards-list =
    Le *bouclier*, c’est la protection (VP) : combien une carte aide, une fois posée sur la table, face visible.
    L’*éclat*, ce sont les dégâts (VD) : combien elle blesse, tant qu’elle est dans votre main.
    Une *coche* marque ce qui aide pendant un séisme, un *triangle* ce qui peut blesser.
    La *phrase* est vraie, et n’est pas une règle du jeu. Lisez-la à voix haute en posant la carte !
bq-paper-ready-title = Avant de commencer
bq-paper-ready-list =
    Mélangez les cartes objet. Mettez-en de côté 3 par joueur, face cachée : 9 cartes si vous êtes trois.
    Mélangez les { $quakes } séismes à toutes les autres cartes. C’est la pioche, face cachée.
    Posez par-dessus les cartes mises de côté. Ainsi, pas de séisme dans les premiers tours.
    Chacun pioche une carte et la regarde en secret.
    Tirez au sort qui commence. On joue ensuite dans le sens des aiguilles d’une montre.
bq-paper-turn-title = À votre tour
bq-paper-turn-picture = De la pioche à la main, et de la main à la table.
bq-paper-turn-list =
    Piochez la carte du dessus. C’est un objet ? Prenez-le en main. Vous pouvez alors poser une carte de votre main devant vous, face visible, ou les garder toutes.
    Vous pouvez piocher une deuxième carte, ou vous arrêter. Si c’est un objet, vous pouvez de nouveau poser une carte.
    C’est un *séisme*, en premier ou en second ? Montrez-le. On le contre aussitôt, puis votre tour est fini.
bq-paper-common = Les cartes posées face visible sont les *objets communs*. Ils restent à qui les a posés, mais peuvent aider tout le monde.
bq-paper-quake-title = Un séisme !
bq-paper-quake-list =
    Additionnez les éclats de votre main. Ce sont les *dégâts*. Dites le nombre ; personne ne voit vos cartes. Sans carte en main, c’est 0.
    Les boucliers de vos propres objets communs y suffisent ? Alors vous contrez le séisme *sans aide*, avec vos cartes seulement. Retournez celles que vous utilisez, face cachée, sur le séisme, devant vous.
    Si les vôtres ne suffisent pas, utilisez des objets communs de *tout le monde*, les vôtres aussi. Les cartes des autres sont retournées et restent à leur place ; personne ne peut plus les utiliser. Vos propres cartes utilisées et le séisme quittent le jeu.
    N’utilisez *pas une carte de trop*. Si les dégâts sont atteints sans la plus petite des cartes utilisées, laissez celle-ci.
    Si *tous* les objets communs ensemble n’y suffisent pas, le séisme est *fatal* : tout le monde perd, aussitôt.
bq-paper-zero-title = Dégâts 0 ?
bq-paper-zero = Même alors, il en coûte un objet commun, quel que soit son bouclier : un des vôtres, si vous en avez (le séisme est contré sans aide), sinon celui de quelqu’un d’autre. S’il n’y en a aucun sur toute la table, le séisme est fatal.
bq-paper-alone-title = Exemple : sans aide
bq-paper-alone = Les dégâts sont de 4. Vous avez devant vous des boucliers de 3, 2 et 1. Vous pouvez utiliser *3 et 1*, ou *3 et 2*. Pas 3, 2 et 1 : c’est une carte de trop. Pas 2 et 1 : c’est trop peu.
bq-paper-help-title = Exemple : ensemble
bq-paper-help = Les dégâts sont de 5, et vous avez devant vous un 2. Cela ne suffit pas, alors tout le monde aide : les autres montrent 4 et 3. Vous pouvez utiliser *4 et 3*, *4 et 2* ou *3 et 2*. Le séisme n’est à personne.
bq-paper-end-title = La fin
bq-paper-end = Quand le sixième séisme a été contré, la partie est finie. Comptez :
bq-paper-end-list =
    les boucliers des cartes de votre main ;
    deux fois le bouclier de chacune de vos cartes que d’autres ont utilisées ;
    1 point pour chacune de vos cartes encore face visible ;
    3 points pour chaque séisme que vous avez contré sans aide.
bq-paper-tie = Le plus de points gagne. À égalité, c’est qui a contré le plus de séismes sans aide ; puis qui a le plus de cartes encore face visible ; puis les deux.
bq-paper-count-title = Exemple : vos points
bq-paper-count = Vous avez en main des boucliers de 3 et 1 : *4*. D’autres ont utilisé une de vos cartes, de bouclier 4 : *8*. Deux de vos cartes sont encore face visible : *2*. Vous avez contré un séisme sans aide : *3*. En tout *17* points.
bq-paper-advanced-title = Règles avancées
bq-paper-advanced = Jouez ainsi quand vous connaissez le jeu. Comptez d’abord les dégâts, avec ce que la couleur ajoute. Puis chacun défausse, en commençant par qui joue. Puis on contre le séisme. Qui n’a rien à défausser ne fait rien.
bq-paper-advanced-list =
    Un séisme *jaune* : comme toujours.
    Un *orange* : 1 dégât de plus. Chacun défausse un de ses objets communs.
    Un *rouge* : 2 dégâts de plus. Chacun défausse une carte de sa main, face cachée. Cela ne diminue plus les dégâts.
bq-paper-talk-title = Et après
bq-paper-talk = Lesquelles de ces choses avez-vous chez vous ? Où sont-elles ? Qu’est-ce qui est lourd et pourrait tomber sur quelqu’un ? Choisissez une chose et faites-la cette semaine : la dernière page vous aide.

## Cartes

bq-paper-pieces = Cartes
bq-paper-card = { $name }, { $kind ->
    [helper] aide
    [hazard] danger
   *[neutral] ni aide ni danger
  } : protection { $vp }, dégâts { $vd }
bq-paper-back = Dos d’une carte
bq-paper-quake-0 = Séisme jaune
bq-paper-quake-1 = Séisme orange
bq-paper-quake-2 = Séisme rouge
bq-paper-quake-now = Additionnez les éclats de votre main : ce sont les dégâts. À contrer tout de suite !
bq-paper-quake-more-0 = Règles avancées : rien de plus.
bq-paper-quake-more-1 = Règles avancées : dégâts + 1. Chacun défausse un de ses objets communs.
bq-paper-quake-more-2 = Règles avancées : dégâts + 2. Chacun défausse une carte de sa main.

## La liste pour la maison

bq-paper-home = Notre maison est-elle prête ?
bq-paper-home-lead = Collez cette page sur le frigo. Cochez ce qui est fait. Revoyez-la ensemble une fois par an.
bq-paper-home-fix-title = Pour que rien ne nous tombe dessus
bq-paper-home-fix-list =
    Bibliothèque, armoire et autres grands meubles sont attachés au mur.
    Les lits sont loin des fenêtres, sans rien de lourd au-dessus.
    Téléviseur, frigo et chauffe-eau sont sanglés ; les roulettes sont bloquées.
    Les placards ont des loquets. Ce qui est lourd est en bas.
    Miroirs et tableaux tiennent à des crochets fermés, les lampes lourdes à une poutre.
    Les pots de fleurs sont au sol. Les produits ménagers sont en bas, sous clé, séparés.
    Le chemin vers la sortie est libre, la nuit aussi.
bq-paper-home-bag-title = Notre sac, prêt près de la porte
bq-paper-home-bag-list =
    De l’eau : environ 4 litres par personne et par jour, pour trois jours
    À manger pour trois jours, sans frigo ni cuisson, et un ouvre-boîte
    Lampe de poche, radio et piles de rechange ; une batterie externe
    Trousse de secours ; une semaine des médicaments nécessaires, selon le médecin
    Sifflet, gants de travail, un masque par personne
    De quoi avoir chaud pour chacun, un casque
    Savon ou gel pour les mains
    Copies de documents, un peu d’argent liquide, une carte en papier
    Lunettes de secours ; une peluche, un jeu ou un livre
    Et près de chaque lit : une lampe, et de bonnes chaussures dans un sac
bq-paper-home-know-title = Ce que nous savons tous
bq-paper-home-know-list =
    La terre tremble : *on se baisse, on s’abrite, on s’agrippe*, sous une table solide et loin des fenêtres. Au lit : on y reste, à plat ventre, l’oreiller sur la tête.
    Dehors : loin des façades. Dans un ascenseur : on sort à l’étage le plus proche.
    Après : on met ses chaussures. L’escalier, pas l’ascenseur. Ni bougie ni allumette : du gaz peut fuir. D’autres secousses peuvent suivre.
    Le gaz se ferme seulement si cela sent le gaz ou si on nous le dit ; un professionnel le rouvre.
    On écrit, on n’appelle pas. Coincé ? Trois coups de sifflet, on attend, et on recommence.
bq-paper-home-plan-title = Notre plan
bq-paper-home-plan =
    On se retrouve, près de la maison :
    Si l’on ne peut pas y aller, on se retrouve :
    Le proche, loin d’ici, que chacun prévient :
    Le numéro d’urgence d’ici :
    La vanne de gaz et sa clé sont :
    Nous avons revu cette liste le :
bq-paper-home-sources = D’après Ready.gov et la FEMA, la Croix-Rouge américaine, l’Earthquake Country Alliance, Géorisques et le Service sismologique suisse. Ce que disent les autorités de votre pays passe d’abord.

# Ce qui est écrit sur les feuilles imprimées. Dans un message de plusieurs lignes, chacune est un point d’une liste ;
# ce qui est entre astérisques est en gras.

seismic-paper-notice = Seismic, d’après les règles publiées. Tuiles, images et mots : Ludothèque.

## Comment le fabriquer

seismic-paper-box =
    San Andreas, { $highways } tuiles d’autoroute, { $intersections } intersections et { $quakes } séismes
    { $crews } équipes pour chacun des quatre joueurs : des perles ou des boutons iront aussi
    Les règles, sur une feuille : imprimez-la recto verso
    Une feuille de score
seismic-paper-box-more = Pour les villes jumelles, imprimez deux fois les tuiles et les équipes.
seismic-paper-tiles = Tuiles
seismic-paper-town = San Andreas
seismic-paper-tile = Tuile { $code }
seismic-paper-quake-tile = Séisme { $magnitude }
seismic-paper-back = Dos d’une tuile
seismic-paper-crews = Équipes
seismic-paper-crew = Équipe { $letter }

## La feuille de score

seismic-paper-score = Feuille de score
seismic-paper-score-lead = À la fin : une ligne pour chaque section complète. Retirez les équipes d’une section quand elle est comptée.
seismic-paper-section = Section
seismic-paper-together = En tout

## Les règles

seismic-paper-rules = Les règles
seismic-paper-rules-lead = Vous dirigez une équipe de chantier autour de San Andreas. Posez des autoroutes, occupez-les avec vos équipes, et reliez un hexagone rouge à un autre avant que la terre tremble. De 2 à 4 joueurs.
seismic-paper-kinds-title = Les tuiles
seismic-paper-kinds-picture = Une tuile d’autoroute, une intersection, et San Andreas.
seismic-paper-kinds-list =
    Une *tuile d’autoroute* porte un, deux ou trois morceaux d’autoroute. S’ils se croisent, l’un passe au-dessus de l’autre : ils ne se rejoignent pas.
    Dans une *intersection*, des autoroutes finissent dans un hexagone rouge qui porte un nombre.
    La ville du milieu est *San Andreas*. Six autoroutes y finissent ; elle compte 6.
    Les *séismes* vont de 1.0 à 6.0.
    Une *section* est une autoroute d’un bout à l’autre, quel que soit le nombre de tuiles.
seismic-paper-ready-title = Avant de commencer
seismic-paper-ready-list =
    Posez San Andreas au milieu. Chacun prend les équipes d’une couleur.
    Prenez 6 tuiles à un seul morceau d’autoroute : 2 droites, 2 virages larges, 2 virages serrés. Mélangez-les aux séismes, face cachée. Remettez 6 de ces tuiles dans la boîte, sans les regarder.
    Mélangez les autres à toutes les tuiles qui restent, face cachée : c’est la pioche.
    Retournez deux tuiles à côté de la pioche. Un séisme sort du jeu, et une autre tuile le remplace.
    Qui est assis le plus près d’un encadrement de porte solide commence. On joue dans le sens des aiguilles d’une montre.
seismic-paper-turn-title = À votre tour
seismic-paper-turn-list =
    Retournez des tuiles jusqu’à en avoir trois face visible. Un *séisme* frappe aussitôt ; puis continuez.
    Posez *une des trois* contre des tuiles de la table, tournée comme vous voulez. Sur chaque côté qui touche, l’autoroute rencontre l’autoroute et le vert rencontre le vert ; une autoroute au moins doit se prolonger.
    Vous *pouvez* ensuite mettre une équipe sur un morceau d’autoroute de cette tuile, ou sur un bout contre son hexagone rouge. Pas si une équipe, de vous ou d’un autre, est déjà quelque part sur cette section.
seismic-paper-nothing-fits = Si aucune des trois ne va nulle part, toutes trois quittent le jeu, et vous en retournez trois autres.
seismic-paper-shakes-title = Un séisme !
seismic-paper-shakes-list =
    Depuis chacun des six côtés de San Andreas, regardez tout droit, trous compris, et comptez les tuiles de cette ligne.
    Le côté qui a *le plus de tuiles* est touché. S’il y en a plusieurs, le joueur dont c’est le tour choisit.
    Il tombe autant de tuiles que le dit le séisme : 3 pour un 3.0. Commencez contre San Andreas et allez vers l’extérieur ; les trous ne comptent pas. Ces tuiles quittent le jeu, et leurs équipes rentrent chez elles.
    San Andreas ne tombe jamais. Ce qui reste demeure, relié ou non.
seismic-paper-shakes-example-title = Exemple
seismic-paper-shakes-example = Un séisme de 4.0. Dans les six lignes, il y a 3, 1, 3, 0, 0 et 2 tuiles. Deux lignes en ont 3 : vous choisissez l’une d’elles, et ses trois tuiles tombent.
seismic-paper-end-title = La fin
seismic-paper-end-list =
    La partie est finie quand la pioche et les tuiles à côté d’elle sont épuisées, ou quand plus rien ne peut être posé sur la table.
    Une section est *complète* si un hexagone rouge ou San Andreas est à chacun de ses bouts. Elles seules comptent ; les boucles, non.
    Elle vaut 1 pour chacun de ses morceaux d’autoroute, sans les bouts contre un hexagone rouge, *plus* les nombres de ses deux extrémités. Les deux dans le même hexagone : deux fois son nombre.
    Les points vont au joueur qui a le plus d’équipes sur la section. À égalité, chacun reçoit tout.
seismic-paper-tie = Le plus de points gagne. À égalité, c’est le plus grand des joueurs.
seismic-paper-end-example-title = Exemple
seismic-paper-end-example = De San Andreas, par deux tuiles, à une intersection de 2. Cela fait 2 morceaux d’autoroute, 6 pour San Andreas et 2 pour l’intersection : *10* points pour l’équipe.
seismic-paper-variants-title = Il y a plus
seismic-paper-variants = Le Big One, le dilemme de l’équipe de construction, les contrecoups et les villes jumelles sont quatre variantes. Elles sont dans la feuille de règles : ludotheque rules seismic 7

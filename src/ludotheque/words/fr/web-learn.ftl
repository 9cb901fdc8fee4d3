# L’écran des leçons.

web-learn-heading = Apprendre { $game }
web-learn-you = Vous
web-learn-ada = Ada
web-learn-standing = Points si la partie finissait maintenant
web-learn-lesson = Leçon { $lesson } sur { $lessons }
web-learn-progress = Étape { $step } sur { $steps }
web-learn-back = Retour
web-learn-next = Suite
web-learn-show = Montrer
web-learn-lessons = Toutes les leçons
web-learn-done = faite
web-learn-choices = Les choix en liste
web-learn-clauses = Dans les règles
web-learn-restart = Recommencer cette leçon
web-learn-play = Jouer votre première partie
web-learn-over = Tout recommencer
web-learn-none = Il n’y a pas de leçons pour ce jeu. Les règles sont courtes :
web-learn-read-rules = lire les règles

# A lesson: groups by hand, seats that change hands, the quiz, what is taken along as a table of values.

event-sat = { $name } s’assied et continue la partie ici.
event-late = { $name } prend trop de temps. { $bot } joue pour { $name }, jusqu’à son retour.
seat-given-up = { $seat } a abandonné ; personne ne peut jouer à cette place

class-twice = { $name } est dans deux groupes
class-group-large = { $count } enfants, c’est trop pour une table ; il y a { $most } places
class-device = un enfant du groupe doit prêter l’appareil
class-device-full = un appareil suffit pour { $most } enfants
class-device-plays = tu joues déjà ; d’autres pourront te rejoindre sur cet appareil avant la prochaine partie
class-device-elsewhere = cet appareil joue à une autre table
class-no-table = cette table n’est pas de ce tour
class-has-table = { $name } a déjà une table
class-no-quiz = ce jeu n’a pas de quiz
class-quiz-closed = ce quiz n’est pas ouvert
class-quiz-done = { $name } a déjà répondu à ce quiz
class-quiz-question = le quiz n’a pas de question « { $question } » avec la réponse { $answer }

## The columns of the file

class-file = lecon
class-file-child = Enfant
class-file-table = Table
class-file-score = Points
class-file-survived = Table sauvée
class-file-bot = Un bot a continué
class-file-before = Quiz avant
class-file-after = Quiz après
class-file-answer-before = Avant { $number } : { $question }
class-file-answer-after = Après { $number } : { $question }
class-file-yes = oui
class-file-no = non
class-file-unknown = ne savait pas

# A lesson: groups by hand, seats that change hands, the quiz, what is taken along as a table of values.

event-sat = { $name } sits down, and plays on here.
event-late = { $name } takes too long. { $bot } plays for { $name }, until { $name } is back.
seat-given-up = { $seat } has given up; nobody can play on there

class-twice = { $name } is in two groups
class-group-large = { $count } children are too many for one table; there is room for { $most }
class-device = one child of the group has to lend the device
class-device-full = there is room for { $most } on one device
class-device-plays = you are playing already; others can join you on this device before the next game
class-device-elsewhere = this device plays at another table
class-no-table = this table is not one of this round
class-has-table = { $name } has a table already
class-no-quiz = this game has no quiz
class-quiz-closed = this quiz is not open
class-quiz-done = { $name } has answered this quiz already
class-quiz-question = the quiz has no question “{ $question }” with answer { $answer }

## The columns of the file

class-file = lesson
class-file-child = Child
class-file-table = Table
class-file-score = Score
class-file-survived = Survived
class-file-bot = A bot played on
class-file-before = Quiz before
class-file-after = Quiz after
class-file-answer-before = Before { $number }: { $question }
class-file-answer-after = After { $number }: { $question }
class-file-yes = yes
class-file-no = no
class-file-unknown = did not know

# The screen of the lessons.

web-learn-heading = Learn { $game }
web-learn-you = You
web-learn-ada = Ada
web-learn-standing = Points if the game ended now
web-learn-lesson = Lesson { $lesson } of { $lessons }
web-learn-progress = Step { $step } of { $steps }
web-learn-back = Back
web-learn-next = Next
web-learn-show = Show me
web-learn-lessons = All lessons
web-learn-done = done
web-learn-choices = The choices as a list
web-learn-clauses = In the rules
web-learn-restart = Do this lesson again
web-learn-play = Play your first game
web-learn-over = From the beginning
web-learn-none = There are no lessons for this game. The rules are short:
web-learn-read-rules = read the rules

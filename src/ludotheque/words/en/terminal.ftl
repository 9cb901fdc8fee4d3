# What is said around a game in the terminal, whichever game it is.

## Before

compiling = The rules are being compiled for this machine. This happens once, and takes up to half a minute. Later starts are quick.
language-unknown = there is no language { $language }; choose from { $known }
words-checked = { $code } { $name }: { $count } messages, { $missing } missing
words-unchecked = { $code } { $name }: { $count } messages, { $missing } missing; not yet checked by a native reader
name-unfit = { $name } cannot be the name of a person: it takes 1 to { $most } printable characters
seed-unprintable = { $seed } cannot be a seed: it has to be printable text
person = Player
person-numbered = Player { $number }
opening = { $game }. At the table: { $seats }.
seated-bot = { $name } (a bot)
option-chosen = { $option }: { $values }
opening-turns = Slow war: turn by turn, one piece a turn.
opening-practice = Practice: moves can be taken back, even if something has been drawn since. The record will say so, and the game is not rated.
opening-help = Type the number of a move, or “help”.

## What is asked, and answers

prompt = { $name }>{" "}
curtain = Pass the keyboard to { $name }, then press Enter>{" "}
prompt-watch = Enter: next move, “run”: to the end>{" "}
prompt-over = Enter leaves; “save FILE” saves the game>{" "}
prompt-more = Enter: more, q: enough>{" "}
answer-yes = y yes
answer-no = n no
answer-yes-or-no = Please answer { $yes } or { $no }.
choice = { $number }: { $words }
list-hidden = Type a cell ({ $cell }) or its numbers ({ $first }-{ $last }) to see its moves, or “list” for all.
may-pass = 0 passes.
passed = { $name } passes.
pass-word = pass
resign-sure = Resign, and lose the game? (y/n)
nothing-to-decide = nobody has anything to decide now
not-a-command = { $text } is not a command; “help” lists them
not-understood = { $text } is not a number, a move or a command; “help” lists the commands
number-unknown = there is no move { $number }; moves go from { $first } to { $last }
look-unknown = there is nothing called { $text } to look at
list-unknown = { $text } is neither a number nor a cell that can be played
hint = The best moves, and how likely { $name } is to win with each ({ $tries } tries):
hint-move = { $odds }  { $number }: { $words }
hint-equal = About as good as the first.
hint-pass = Pass: nothing can be played.
undone = Taken back: { $name }, { $move }.
scale-unknown = { $scale } is not a scale; use 1 (the smallest) to 4, or 0 for the one that fits
rules-how = “rules 4” shows a section, “rules 4.4” a clause, “rules quake” every clause with that word.
rules-unknown = the rules have no clause { $text }, and do not use that word
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
winners-team = { $names } win!
winners-goal = Everybody wins: together { $sum } points, and { $goal } were needed.
winners-short = Nobody wins: together { $sum } of { $goal } points.
winners-none = Nobody wins.
seed-was = The seed of this game: { $seed }

## Saving and leaving

save-where = say where: “save FILE”
save-replace = { $file } exists. Replace it? (y/n)
saved = Saved: { $file }
saved-but = Replaying this record needs its edition: { $why }
save-full = { $file } cannot be written: the disk is full
save-no-folder = { $file } cannot be written: there is no such folder
save-not-allowed = { $file } cannot be written: that is not allowed
save-is-folder = { $file } cannot be written: it is a folder
save-not-plain = { $file } cannot be written: it is not a plain file
save-long-name = { $file } cannot be written: the name is too long
save-ending = { $file } cannot be written: its name must end in { $ending }
quit-sure = Leave the game? (y/n)
quit-save = Save it first? Type a file name, Enter for { $file }, or - for no:{" "}

## Commands: the words for each, and what they do

command-help = help ?
command-list = list
command-hint = hint
command-pass = pass
command-undo = undo
command-table = table draw
command-scores = scores score
command-look = look read
command-unseen = unseen tiles cards
command-lens = lens odds
command-rules = rules
command-save = save
command-quit = quit exit
command-run = run
help-number = A number plays the move with that number.
help-help = help: this list
help-list = list: all moves in words
help-hint = hint: the best moves, and how likely you are to win with each
help-pass = pass, or 0: pass when no piece can be laid
help-undo = undo: take your last move back, if nothing has been drawn or shown since
help-undo-practice = undo: take back your last move, or your whole turn if others have played since; what was drawn will be drawn again
help-table = table: show the table again
help-scores = scores: what everybody would have if the game ended now, and for what
help-look = look NAME: a close look at whatever has this name
help-unseen = unseen: what has not been seen yet
help-lens = lens: how likely a quake is to take each tile before the end
help-rules = rules, rules 4.4, rules quake: the rules
help-save = save FILE: save the game as a record
help-quit = quit: leave the table
help-run = run: where only bots play, let them play to the end

## The drawn terminal

pane-board = Table
pane-standing = How things stand
pane-story = Story
filter = Type to narrow the list
palette = A command…
page-foot = Arrows scroll, Esc closes
bot-thinks = { $name } is thinking…
bot-is-thinking = { $name } is thinking; wait for the move
watch = { $name } is next. Enter: the move, g: play to the end.
curtain-drawn = Pass the keyboard to { $name }, then press Enter.
over-keys = F9 saves the game, Enter leaves.
aim-piece = 1–{ $count }: which
aim-place = arrows or n: where
aim-turn = r: turn
aim-done = Enter: do it
hint-thinks = Working out a hint…
hint-aimed = { $odds }  { $words }
look-ask = What would you like to look at closely?
rules-how-drawn = Type the number of a section or clause, or a word.
rules-ask = 4, 4.4 or a word; Esc closes
save-ask = Save as which file?
key-help = Help
key-hint = Hint
key-undo = Undo
key-scores = Scores
key-save = Save
key-quit = Quit
key-all = All
key-light = light or dark
help-light = other colours
drawn-help = Arrow keys, or n and N, go from place to place; r and R turn; Enter does it.
  1, 2, 3 choose what is on offer; 0 chooses nothing, or passes.
  With the mouse: click a piece, click a place, turn with the wheel, click the place again.
  In a list: type to narrow it, arrow keys to choose, Enter to do it.
  + and - enlarge and shrink the table, d changes between light and dark.
  Ctrl+P finds every command by its name. Ctrl+C leaves; pressed again, it saves and leaves.

# Games that have no teller of their own
plain-played = { $name } plays { $move }.
plain-question = What does { $name } play?
plain-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

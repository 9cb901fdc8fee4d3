"""What the search asks of a game: one file each with the same kernels.

All take a game in thought, `thoughts[0]`: a guess, and what was played on from there. `thoughts[1]` is room
for more, empty at first. All give whole numbers. `THOUGHT` is the type of such a record, `PILE` and
`MOST_MOVES` say how much room there has to be, `LEVELS` what each level of bots does (`bots/levels.py`).

- `imagine(boxes, views, seat, lane0, lane1, thoughts, pile)` fills in a guess at what the view of this seat
  hides, and a pile, which ends with the end of the array.
- `who(thoughts)` is the seat that decides, or NONE when the game is over.
- `rank(boxes, thoughts, sight, moves, worths)` writes its legal moves and what each promises at first sight;
  how many there are. Bits of `sight` say what is seen: see `bots/levels.py`.
- `may(boxes, thoughts, move)` says whether it may play this move.
- `go(boxes, thoughts, move, pile, lane0, lane1)` plays it, and draws until somebody decides.
- `judge(boxes, thoughts, pile, steps, lane0, lane1, chances)` plays on for so many decisions, and writes how
  likely each seat wins.

A game that goes by time also has `time_for(box, view, seat, move, hands, word)`: how long hands take; and
`TURN_LEVELS`, its levels where it is played turn by turn.
"""

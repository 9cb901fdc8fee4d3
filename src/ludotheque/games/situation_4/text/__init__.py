"""Situation 4 in words: why a move is refused, what happened, what can be done, and the board drawn.

Only the refusals are loaded from here; the rest waits until somebody has to be told something.
"""

from ludotheque.games.situation_4.text.refusals import why_not

__all__ = ["why_not"]

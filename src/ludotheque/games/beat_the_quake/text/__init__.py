"""Beat the Quake in words: why a move is refused, what happened, what can be done, and the table drawn.

Only the refusals are loaded from here; the rest waits until somebody has to be told something.
"""

from ludotheque.games.beat_the_quake.text.refusals import why_not

__all__ = ["why_not"]

"""Why one move rather than another, in words: facts that follow from the view of a seat, with their numbers.

Each game has a file here with the same three things: `speech`, which says its words, `gains`, what speaks for
a move, and `risks`, what speaks against it. What holds for both moves is no reason for either.
"""

from collections.abc import Sequence

from ludotheque.bots import file_of
from ludotheque.engine.contract import Game, Move, View

MOST = 4  # reasons: more are not read


def why(
    game: Game,
    view: View,
    preferred: Move,
    played: Move | None,
    names: Sequence[str],
    language: str,
) -> list[str]:
    """What speaks for a move, and against the one played in its place, if there is one."""
    words = file_of(game, "bots.reasons")
    speech = words.speech(language, tuple(names))
    gains, risks = words.gains(speech, view, preferred), words.risks(speech, view, preferred)
    if played is None:
        return list(dict.fromkeys([*gains, *risks]))[:MOST]
    other_gains, other_risks = words.gains(speech, view, played), words.risks(speech, view, played)
    spoken_for = [fact for fact in dict.fromkeys(gains) if fact not in other_gains]
    against = [fact for fact in dict.fromkeys(other_risks) if fact not in risks]
    return [*spoken_for[: MOST - 1], *(speech.say("why-played", fact=fact) for fact in against)][:MOST]

"""Recorded games that read like games. The referee made them and says where they end."""

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from ludotheque.games import registry
from tests.games.beat_the_quake.recording import begun
from tests.referee import beat_the_quake as referee
from tests.support.recorded import document, expected, recorded, replayed

GAME = registry.find("beat-the-quake")
GAMES = recorded("beat-the-quake")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_games_agree_with_the_referee_at_every_move(path: Path) -> None:
    """The report and the legal moves after every prefix."""
    game = replayed(path)
    other = begun(document(path))
    moves = ["", *game.record.texts]
    for number in game.prefixes():
        if number:
            other.play(moves[number])
        assert game.report() == referee.report(other)
        assert game.report_legal() == referee.report_legal(other)


def test_recorded_games_cover_the_game() -> None:
    """2 to 5 seats, basic and advanced, lost and won, every kind of move, all that may be waited for."""
    records = [document(path) for path in GAMES]
    ends = [expected(path) for path in GAMES]
    options = [record.get("options", {}) for record in records]
    seats = [len(record["players"]) for record in records]
    advanced = [found.get("advanced", False) for found in options]
    assert set(zip(seats, advanced, strict=True)) == set(product((2, 3, 4, 5), (False, True)))
    assert {key for found in options for key in found} == {"advanced", "edition", "together"}
    kinds = Counter(move.split()[0] for record in records for move in record["moves"])
    assert kinds.keys() == {"show", "keep", "draw", "stop", "discard", "use"}
    assert min(kinds.values()) >= 20
    assert {kind for path in GAMES for kind in waited_for(path)} == kinds.keys()
    assert {key for record in records for key in record["setup"]} == {"first", "pile", "seed", "seal"}
    assert {end["state"]["fatal"] for end in ends} == {False, True}
    assert {len(end["winners"]) for end in ends if end["finished"]} >= {0, 1, 2}


def waited_for(path: Path) -> set[str]:
    """The kinds of move that are legal where an unfinished game stands."""
    game = replayed(path)
    game.finish()
    return {move.split()[0] for moves in game.legal().values() for move in moves}

"""Recorded games that read like games. The referee made them and says where they end."""

from collections import Counter
from pathlib import Path

import pytest

from tests.referee import seismic as referee
from tests.support.recorded import document, recorded, replayed

GAMES = recorded("seismic")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_games_agree_with_the_referee_at_every_move(path: Path) -> None:
    """The report and the legal moves after every prefix."""
    game = replayed(path)
    other = referee.set_up(document(path))
    moves = ["", *game.record.texts]
    for number in game.prefixes():
        if number:
            other.play(moves[number])
        assert game.report() == referee.report(other)
        assert game.legal() == {str(seat): other.legal() for seat in other.to_move()}


def test_recorded_games_cover_the_game() -> None:
    """All 16 combinations, 2 to 4 seats, three tables, every kind of move, all that may be waited for."""
    records = [document(path) for path in GAMES]
    options = [record.get("options", {}) for record in records]
    assert len({frozenset(found.get("variants", [])) for found in options}) == 16
    assert {len(record["players"]) for record in records} == {2, 3, 4}
    assert {found.get("table") for found in options} == {None, "small", "standard", "large"}
    kinds = Counter(kind_of(move) for record in records for move in record["moves"])
    assert kinds.keys() == {
        *("place", "crew -", "crew stub", "crew fragment"),
        *("quake", "town", "turn -", "turn tile"),
    }
    assert min(kinds.values()) >= 20
    assert {kind for path in GAMES for kind in waited_for(path)} == {
        *("place", "crew", "quake", "town", "turn"),
    }
    setups = [record["setup"] for record in records]
    assert {key for setup in setups for key in setup} == {"first", "pile", "seed", "seal", "heights"}


def kind_of(move: str) -> str:
    """The kind of a move, crews and turns told apart."""
    kind, what = move.split()[:2]
    if kind == "crew":
        return "crew -" if what == "-" else "crew stub" if len(what) == 1 else "crew fragment"
    if kind == "turn":
        return "turn -" if what == "-" else "turn tile"
    return kind


def waited_for(path: Path) -> set[str]:
    """The kinds of move that are legal where an unfinished game stands."""
    game = replayed(path)
    game.finish()
    return {move.split()[0] for moves in game.legal().values() for move in moves}

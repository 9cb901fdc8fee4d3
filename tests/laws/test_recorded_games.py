"""Recorded games that read like games: each ends where the game's referee said that it would."""

from pathlib import Path

import pytest

from ludotheque.engine.records import verify
from tests.engine.schemas import complaints
from tests.laws.play import GAMES
from tests.support.recorded import document, expected, recorded, replayed

RECORDED = [(name, path) for name in GAMES for path in recorded(name)]
EACH = pytest.mark.parametrize(
    ("name", "path"), RECORDED, ids=[f"{name}-{path.stem}" for name, path in RECORDED]
)


@EACH
def test_recorded_games_end_as_expected(name: str, path: Path) -> None:
    """The final report, field by field."""
    game = replayed(path)
    game.finish()
    assert game.report() == expected(path)


@EACH
def test_recorded_games_keep_to_the_schema_and_say_what_they_show(name: str, path: Path) -> None:
    """And are finished exactly if they have a result."""
    record = document(path)
    assert record["game"] == name
    assert complaints(name, record) == []
    assert record["meta"]["shows"]
    assert ("result" in record) == expected(path)["finished"]


@pytest.mark.parametrize("name", GAMES)
def test_every_expected_end_has_its_record(name: str) -> None:
    """No file is left over, and there are enough of them."""
    paths = recorded(name)
    assert {path.name for path in (paths[0].parent / "expected").iterdir()} == {path.name for path in paths}
    assert len(paths) >= 20


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_game_is_among_them(name: str) -> None:
    """Commitment, secret, deal and every move hold."""
    sealed = [path for path in recorded(name) if "seal" in document(path)["setup"]]
    assert sealed
    for path in sealed:
        verify(replayed(path).record)

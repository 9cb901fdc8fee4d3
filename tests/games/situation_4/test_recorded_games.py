"""Recorded games that read like games. The referee says where they end."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.referee import situation_4 as referee
from tests.support.recorded import document, expected, recorded, replayed

GAMES = recorded("situation-4")
BOARDS = {name: referee.printed(name) for name in ("classic", "skirmish")}
UNFINISHED = [path for path in GAMES if "result" not in document(path)]


def second_reading(record: dict[str, Any]) -> referee.Referee:
    """The referee of a record, before its first move."""
    return referee.set_up(record, BOARDS[record["options"]["board"]])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_games_agree_with_the_referee_at_every_move(path: Path) -> None:
    """The report and the legal moves after every prefix."""
    game, record = replayed(path), document(path)
    other = second_reading(record)
    for number in game.prefixes():
        if number:
            other.play(*record["moves"][number - 1])
        assert game.report() == referee.report(other)
        assert game.report_legal() == referee.report_legal(other)


def test_recorded_games_cover_the_game() -> None:
    """Both boards, sides of one to four, every kind of move, every option and set-up, all ways to end."""
    records = [document(path) for path in GAMES]
    ends = [expected(path) for path in GAMES]
    options = [record["options"] for record in records]
    assert {found["board"] for found in options} == {"classic", "skirmish"}
    assert {key for found in options for key in found} == {"board", "sides", "flag_grace", "orientation"}
    sides = [found.get("sides", [0, 1]) for found in options]
    sizes = {(found.count(0), found.count(1)) for found in sides}
    assert sizes >= {(1, 1), (2, 2), (1, 4), (4, 4)}
    kinds = Counter(move.split()[0] for record in records for _, _, move in record["moves"])
    assert kinds.keys() == {"lay", "flag", "drop", "tank", "bridge", "resign"}
    assert min(kinds[kind] for kind in ("flag", "drop", "tank", "bridge")) >= 20
    assert {key for record in records for key in record["setup"]} == {"trays", "seed", "seal"}
    assert {} in [record["setup"] for record in records]
    assert {len(end["winners"]) for end in ends if end["finished"]} >= {1, 2, 4}
    scores = [set(end["scores"]) for end in ends if end["finished"]]
    assert any(len(found) == 1 for found in scores)
    assert len(UNFINISHED) >= 5


def test_recorded_games_end_in_every_way() -> None:
    """S4-8.1 A resignation, the last flag, the last piece, ten seconds that pass."""
    found = set()
    for path in GAMES:
        game, record = replayed(path), document(path)
        game.finish()
        last = record["moves"][-1][2].split()[0] if record["moves"] else "nothing"
        if expected(path)["finished"]:
            found.add((last, "over" if not game.legal() else "time is left"))
    assert found >= {("resign", "over"), ("flag", "over"), ("lay", "over"), ("lay", "time is left")}


def test_a_seat_that_resigns_loses_with_more_points() -> None:
    """S4-8.1 In one of them."""
    found = [
        expected(path)
        for path in GAMES
        if document(path)["moves"][-1:] and document(path)["moves"][-1][2] == "resign"
    ]
    assert any(max(end["scores"]) not in [end["scores"][seat] for seat in end["winners"]] for end in found)

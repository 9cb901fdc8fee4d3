"""What a deck asks of those who play it, measured: `bots/dilemma.py`."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.games.beat_the_quake.bots import dilemma
from ludotheque.games.beat_the_quake.bots.dilemma import AIMS, Kind, Tables, fitted, measured, shares
from ludotheque.games.beat_the_quake.bots.playouts import HELD, USUAL
from ludotheque.games.beat_the_quake.bots.policies import (
    FATAL_AT,
    FITTED,
    ROW,
    RULES,
    SURVIVED,
    WINNERS,
)
from ludotheque.games.beat_the_quake.components import Edition, Options, box_for
from ludotheque.games.registry import find
from tests.games.beat_the_quake.hand_made import toml_of

GAME = find("beat-the-quake")
FEARS = np.array(USUAL)


def edition(tmp_path: Path, cards: list[tuple[str, int, int]]) -> Edition:
    """One of one's own."""
    path = tmp_path / "made.toml"
    path.write_text(toml_of("made", cards), encoding="utf-8")
    found: Edition = GAME.edition_from(str(path))
    return found


def kinds_of(found: Edition, games: int = 40) -> list[Kind]:
    """Measured, with the fears that a fit begins with."""
    with Tables(2) as tables:
        return list(measured(tables, found, FEARS, games, "1"))


def test_where_nothing_helps_every_table_falls_at_the_first_quake(tmp_path: Path) -> None:
    kinds = kinds_of(edition(tmp_path, [(f"piano-{number}", 0, 9) for number in range(46)]))
    assert [(kind.advanced, kind.seats) for kind in kinds] == [
        (advanced, seats) for advanced in (False, True) for seats in (2, 3, 4, 5)
    ]
    for kind in kinds:
        figures = kind.figures
        assert (figures["survived"], figures["early"], figures["shared"], figures["starter"]) == (
            *(0, 1),
            *(None, None),
        )
        assert [rule.name for rule in kind.rules] == list(RULES)
        assert all((rule.survived, rule.beaten) == (0, None) for rule in kind.rules)


def test_where_nothing_hurts_every_table_lives(tmp_path: Path) -> None:
    """A damage of 0 is met by whoever has shown a card."""
    for kind in kinds_of(edition(tmp_path, [(f"straps-{number}", 2, 0) for number in range(46)])):
        if not kind.advanced:
            assert (kind.figures["harmless"], kind.figures["hard"]) == (1, 0)
            assert all(rule.survived == 1 for rule in kind.rules), "all of them show a card"


def test_what_became_of_cards() -> None:
    kind = kinds_of(GAME.edition_from("classic"))[0]
    drawn, shown, kept = kind.fates(46)
    assert (drawn > 0).all()
    assert (shown + kept == drawn).all(), "the basic rules take no card away"
    assert drawn.max() <= 40


def test_a_shared_win_counts_in_part() -> None:
    rows = np.zeros((4, WINNERS + 1), np.int64)
    rows[:, WINNERS] = [0, 0b1, 0b101, 0b111]
    assert shares(rows, np.array([0, 0, 2, 1])).tolist() == [0, 1, 0.5, pytest.approx(1 / 3)]


def test_lost_early_is_counted_of_lost_tables() -> None:
    rows = np.zeros((5, ROW), np.int64)
    rows[:, SURVIVED] = [1, 1, 0, 0, 0]
    rows[:, FATAL_AT] = [0, 0, 1, 2, 3]
    figures = Kind(2, False, rows, ()).figures
    assert figures["survived"] == 0.4
    assert figures["early"] == pytest.approx(2 / 3)


def test_a_fit_is_the_same_with_any_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dilemma, "GENERATIONS", 2)
    monkeypatch.setattr(dilemma, "TABLES", 20)
    found: list[Any] = []
    parts: list[float] = []
    for threads in (1, 3):
        with Tables(threads) as tables:
            found.append(fitted(tables, GAME.edition_from("classic"), "tea", parts.append))
    assert (found[0] == found[1]).all()
    assert parts == [0.25, 0.5, 0.75, 1.0] * 2
    assert (found[0] != FEARS).any()


def test_fitted_bots_win_more_than_who_gives_all_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a deck where what is kept is worth nine and hurts nobody."""
    monkeypatch.setattr(dilemma, "GENERATIONS", 3)
    monkeypatch.setattr(dilemma, "TABLES", 40)
    deck = edition(tmp_path, [(f"gold-{number}", 9, 0) for number in range(40)])
    clumsy = np.array(USUAL)
    clumsy[:, HELD] = -9000
    with Tables(2) as tables:
        fears = np.stack([fitted(tables, deck, "1", lambda _: None)[0], clumsy[0]])
        who = np.tile([0, 1, 0, 1, 0], (200, 1))
        rows = tables.play(box_for(Options(False, deck)), 2, np.full_like(who, FITTED), who, fears, "d")
    assert shares(rows, 0).sum() > shares(rows, 1).sum()


@pytest.mark.parametrize(
    ("name", "advanced", "inside", "outside"),
    [
        ("survived", False, (0.55, 0.75), (0.54, 0.76)),
        ("survived", True, (0.35, 0.6), (0.34, 0.61)),
        ("starter", False, (-0.05, 0.05), (-0.06, 0.06)),
    ],
)
def test_aims(name: str, advanced: bool, inside: tuple[float, ...], outside: tuple[float, ...]) -> None:
    assert all(AIMS[name].is_met(figure, advanced) for figure in inside)
    assert not any(AIMS[name].is_met(figure, advanced) for figure in outside)

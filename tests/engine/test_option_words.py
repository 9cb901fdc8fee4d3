"""Options in words."""

from typing import Any

import pytest

from ludotheque.engine.option_words import unusual
from ludotheque.engine.options import Switch
from ludotheque.games import registry


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("seismic", {}, []),
        ("seismic", {"variants": ["aftershocks", "big-one"]}, ["Variants: Aftershocks, The Big One"]),
        ("seismic", {"variants": ["twin-cities"], "table": "large"}, ["Variants: Twin Cities"]),
        ("seismic", {"table": "large"}, ["The table: large, 27 × 19"]),
        ("seismic", {"edition": "mine"}, ["Edition: mine"]),
        ("beat-the-quake", {"advanced": True}, ["Rules: Advanced"]),
        (
            "beat-the-quake",
            {"together": True, "edition": "hard"},
            ["Deck: Hard", "Who wins: All together, or nobody"],
        ),
        ("situation-4", {"board": "skirmish", "sides": [0, 1, 1]}, ["Board: Skirmish"]),
        ("situation-4", {"flag_grace": 2500}, ["Seconds until a flag counts as forgotten: 2.5"]),
    ],
)
def test_what_is_unusual_is_told(game: str, given: dict[str, Any], told: list[str]) -> None:
    """What goes with another choice is usual too; numbers are told as people count."""
    assert unusual(game, registry.options_of(game), given, "en") == told


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("beat-the-quake", {"advanced": True}, "Règles\u202f: Avancées"),
        ("situation-4", {"flag_grace": 2500}, "2,5"),
    ],
)
def test_in_french(game: str, given: dict[str, Any], told: str) -> None:
    """With a space before the colon, and a comma in numbers."""
    [line] = unusual(game, registry.options_of(game), given, "fr")
    assert line.endswith(told)


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("situation-4", {"flag_grace": "soon"}, ["Seconds until a flag counts as forgotten: soon"]),
        ("seismic", {"variants": 3}, ["Variants: 3"]),
        ("seismic", {"variants": [{"big": 1}]}, ["Variants: {'big': 1}"]),
        ("seismic", {"table": ["large"]}, ["The table: large, 27 × 19"]),
        ("beat-the-quake", {"advanced": None}, ["Rules: None"]),
    ],
)
def test_what_an_option_cannot_be_is_told_as_it_stands(
    game: str, given: dict[str, Any], told: list[str]
) -> None:
    """A game may have changed since a table was kept: the list of tables is still read."""
    assert unusual(game, registry.options_of(game), given, "en") == told


def test_without_words_options_go_by_their_names() -> None:
    """A game need not have any."""
    assert unusual("chess", [Switch("blind", "", "Nobody sees.")], {"blind": True}, "en") == ["blind: true"]

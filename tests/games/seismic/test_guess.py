"""A guess at the pile is as likely as anybody at the table can tell: checked against plain counting."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games import registry

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))

EDITION = """
name = "tiny"
[highways]
"01" = 3
"02" = 3
"03" = 4
"03-14" = 2
[quakes]
q1 = 2
q2 = 1
q6 = {big}
"""
# SE-3.1 with this edition: what is mixed, and what the rest of the box is.
MIX = ["03", "03", "02", "02", "01", "01", "q1", "q1", "q2"]
REST = ["01", "02", "03", "03", "03-14", "03-14"]
LEAVE = 6


def a_match(folder: Path, drawn: list[str], size: int, variants: str = "") -> Match:
    """A match of which these tiles have been drawn, of a pile of this size."""
    path = folder / "tiny.toml"
    path.write_text(EDITION.format(big=int("big-one" in variants)), encoding="utf-8")
    edition = GAME.edition_from(str(path))
    options = GAME.options({"edition": edition, "variants": variants.split()})
    pile = [*drawn, *["03"] * (size - len(drawn))]
    outcomes = tuple(Outcome(GAME.outcome_code(BOX, tile) or 0) for tile in pile)
    match = Match(GAME, options, 2, Setup(Seat(0), outcomes))
    while int(match.state["pile"]) > size - len(drawn):
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[0])
    assert int(match.state["pile"]) == size - len(drawn)
    return match


def chances(drawn: list[str]) -> tuple[dict[str, float], dict[int, float]]:
    """How likely each kind is as the next tile, and each number of quakes in what is left: every set that
    may have left the game is counted, by how likely it makes what was drawn."""
    next_tile: defaultdict[str, float] = defaultdict(float)
    quakes: defaultdict[int, float] = defaultdict(float)
    total = 0.0
    for gone in combinations(range(len(MIX)), LEAVE):
        left = Counter(REST + [tile for place, tile in enumerate(MIX) if place not in gone])
        likely = 1.0
        for tile in drawn:
            likely *= left[tile] / left.total()
            left[tile] -= 1
        if likely == 0:
            continue
        total += likely
        for tile, count in left.items():
            next_tile[tile] += likely * count / left.total()
        quakes[left["q1"] + left["q2"]] += likely
    return (
        {tile: chance / total for tile, chance in next_tile.items() if chance},
        {count: chance / total for count, chance in quakes.items()},
    )


def is_likely(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Whether these counts come from these chances: chi-square within four standard deviations."""
    assert counts.keys() <= chances.keys()
    number = sum(counts.values())
    square = 0.0
    for kind, chance in chances.items():
        square += (counts.get(kind, 0) - number * chance) ** 2 / (number * chance)
    freedom = len(chances) - 1
    return square < freedom + 4 * math.sqrt(2 * freedom)


@pytest.mark.parametrize(
    "drawn",
    [
        ["03", "02", "01"],
        ["03", "03", "03"],
        ["03-14", "03-14", "01"],
        ["q1", "03", "02", "01"],
        ["q1", "q1", "03", "02", "01"],
        ["q2", "01", "01", "02"],
    ],
    ids=" ".join,
)
def test_guesses_are_as_likely_as_counting_says(drawn: list[str], tmp_path: Path) -> None:
    """SE-3.1 The next tile, and how many quakes are still to come, over 4,000 guesses."""
    match = a_match(tmp_path, drawn, len(REST) + len(MIX) - LEAVE)
    view, rng = match.view(SPECTATOR), np.random.default_rng(1)
    next_tile: Counter[str] = Counter()
    quakes: Counter[int] = Counter()
    for _ in range(4000):
        pile = [GAME.outcome_text(BOX, tile) for tile in GAME.guess(view, rng)[1]]
        next_tile[pile[0]] += 1
        quakes[sum(tile.startswith("q") for tile in pile)] += 1
    expected_next, expected_quakes = chances(drawn)
    assert is_likely(next_tile, expected_next)
    assert is_likely(quakes, expected_quakes)


@pytest.mark.parametrize(("drawn", "places"), [(3, range(2, 8)), (5, range(6)), (7, range(4))])
def test_the_big_one_is_guessed_among_the_last_six(drawn: int, places: range, tmp_path: Path) -> None:
    """SE-7.1 8 mixed, 5 leave, 3 + 7 tiles and the `q6` are the pile of 11: it is in any of the last six
    places that are still to be drawn, each as likely."""
    tiles = ["03", "02", "01", "03-14", "03-14", "02", "03"][:drawn]
    match = a_match(tmp_path, tiles, 11, "big-one")
    view, rng = match.view(SPECTATOR), np.random.default_rng(2)
    found: Counter[int] = Counter()
    for _ in range(3000):
        pile = [GAME.outcome_text(BOX, tile) for tile in GAME.guess(view, rng)[1]]
        assert (len(pile), pile.count("q6")) == (11 - drawn, 1)
        found[pile.index("q6")] += 1
    assert is_likely(found, dict.fromkeys(places, 1 / len(places)))

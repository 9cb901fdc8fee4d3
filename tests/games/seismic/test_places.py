"""Places in words, beside a board: each cell has its own, and whoever walks as they say arrives there."""

import re

import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.things import told
from ludotheque.engine.words import say
from ludotheque.games.seismic.components import STEPS, axial_cell
from ludotheque.games.seismic.game import Seismic
from ludotheque.games.seismic.layout import CELLS, NONE, SIDES, Box
from ludotheque.games.seismic.moves import cell_text
from ludotheque.games.seismic.text.speech import Speech

BOXES = {
    "one town": Seismic().box(Seismic().options({"table": "large"})),
    "two towns": Seismic().box(Seismic().options({"table": "large", "variants": ["twin-cities"]})),
}
FARTHEST = 40


def on_table(box: Box) -> list[int]:
    """Every cell of this table."""
    return [cell for cell in range(CELLS) if (box["neighbour"][cell] != NONE).any()]


def walk(box: Box, words: str, language: str) -> int:
    """The cell to which these words lead."""
    steps = {say("place-steps", language, count=count): count for count in range(1, FARTHEST)}
    ways = {say(f"place-way-{side}", language): side for side in range(SIDES)}
    towns = {name: cell for name, cell in towns_of(box, language).items() if name in words}
    (town,) = [towns[max(towns, key=len)]]
    here = town
    leg = rf"({'|'.join(map(re.escape, sorted(steps, key=len, reverse=True)))})"
    way = rf"({'|'.join(map(re.escape, sorted(ways, key=len, reverse=True)))})"
    for count, side in re.findall(rf"{leg} {way}", words):
        for _ in range(steps[count]):
            here = int(box["neighbour"][here, ways[side]])
            assert here != NONE, words
    return here


def towns_of(box: Box, language: str) -> dict[str, int]:
    """The towns by what they are called."""
    speech = Speech(language, (), is_plain=True)
    return {speech.town_name(box, town): int(cell) for town, cell in enumerate(box["towns"]) if cell != NONE}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("towns", BOXES)
def test_a_place_in_words_can_be_found(towns: str, language: str) -> None:
    """By walking from the town that is named: so no two cells have the same words."""
    box = BOXES[towns]
    speech = Speech(language, (), is_plain=True, has_board=True)
    for cell in on_table(box):
        words, things = told(speech.cell(box, cell))
        assert walk(box, words, language) == cell, words
        assert things == [{"at": 0, "end": len(words), "kind": "place", "code": cell_text(cell)}]


@pytest.mark.parametrize(
    ("cell", "english", "french"),
    [
        ((0, 0), "San Andreas", "San Andreas"),
        ((0, -1), "one step north of San Andreas", "à une case au nord de San Andreas"),
        ((2, -2), "two steps north-east of San Andreas", "à deux cases au nord-est de San Andreas"),
        (
            (1, -4),
            "three steps north and one step north-east of San Andreas",
            "à trois cases au nord puis une case au nord-est de San Andreas",
        ),
        (
            (-1, -1),  # as far over each: clockwise first
            "one step north-west and one step north of San Andreas",
            "à une case au nord-ouest puis une case au nord de San Andreas",
        ),
    ],
)
def test_a_place_is_told_from_the_town(cell: tuple[int, int], english: str, french: str) -> None:
    """The longer part of the way first."""
    for language, words in zip(("en", "fr"), (english, french), strict=True):
        speech = Speech(language, (), is_plain=True, has_board=True)
        assert speech.place(BOXES["one town"], axial_cell(*cell)) == words


def test_the_nearest_of_two_towns_is_named() -> None:
    """Halfway between them the one in the west."""
    box = BOXES["two towns"]
    speech = Speech("en", (), is_plain=True, has_board=True)
    west, east = box["towns"].tolist()
    assert speech.place(box, west) == "San Andreas West"
    assert speech.place(box, east) == "San Andreas East"
    beside_east = int(box["neighbour"][east, 5])
    assert speech.place(box, beside_east) == "one step north-west of San Andreas East"
    assert speech.place(box, axial_cell(0, 0)).endswith("San Andreas West")


def test_without_a_board_places_have_their_codes() -> None:
    """A terminal's map shows them."""
    speech = Speech("en", (), is_plain=True)
    cell = axial_cell(1, -4)
    assert speech.cell(BOXES["one town"], cell) == "1,-4"
    assert speech.where(BOXES["one town"], cell) == "at 1,-4"
    assert len(STEPS) == SIDES

"""The table drawn: whose its roads are, and what they are worth."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from ludotheque.engine.contract import SPECTATOR
from ludotheque.engine.match import Match
from ludotheque.engine.picture import bright_of
from ludotheque.engine.records import match_of
from ludotheque.games.seismic import picture
from ludotheque.games.seismic.layout import NONE
from ludotheque.games.seismic.text.sections import all_sections
from tests.games.seismic.hand_made import record
from tests.support.reasons import after
from tests.support.recorded import RECORDS, replayed

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Bo", "Cleo", "Dov"]


def drawn(match: Match) -> ElementTree.Element:
    """The picture of what lies on the table now."""
    names = NAMES[: match.seats]
    return ElementTree.fromstring(picture.draw(match.view(SPECTATOR), names, "en"))


def painted(match: Match, kind: str) -> list[str]:
    """The colours of all stripes (`mark`) or edges (`kerb`), in the order in which they are drawn."""
    paths = drawn(match).iter(f"{SVG}path")
    return [one.get("stroke", "") for one in paths if one.get("class", "").split()[:1] == [kind]]


def badges(match: Match) -> dict[str, str]:
    """The points on the map, and how they are shown."""
    parts = list(drawn(match).iter())
    return {
        text.text or "": one.get("class", "")
        for one, text in pairwise(parts)
        if one.get("class") in ("badge", "sum")
    }


def test_a_road_that_is_nobodys_is_not_painted() -> None:
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew -"))
    assert (painted(match, "mark"), badges(match)) == ([], {})


def test_a_crew_paints_its_whole_section() -> None:
    """A crew of Ada's on the fragment north of the town: that, and the town's road to it; 7 points so far."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03"))
    assert painted(match, "mark") == [bright_of(0)] * 2
    assert (painted(match, "kerb"), badges(match)) == ([], {"7": "badge"})


def test_a_complete_section_is_broader_and_its_points_count() -> None:
    """Closed by a +2: two stubs and a straight, 1 + 6 + 2 points."""
    match = after(record("03 03 +2:03", "place 03 0,-1 0; crew 03; place +2:03 0,-2 0; crew -"))
    assert painted(match, "kerb") == [bright_of(0)] * 3
    assert badges(match) == {"9": "sum"}


def test_stripes_differ_by_more_than_their_colour() -> None:
    """All four seats, at the end of a game of Twin Cities: each has a pattern that no other has."""
    record = replayed(RECORDS / "seismic" / "dilemma+aftershocks+twin-cities.json").record
    paths = drawn(match_of(record, len(record.moves))).iter(f"{SVG}path")
    marks = [one for one in paths if one.get("class", "").startswith("mark")]
    patterns = {
        (one.get("stroke"), one.get("class"), len((one.get("stroke-dasharray") or "").split()))
        for one in marks
    }
    assert {colour for colour, _, _ in patterns} == {bright_of(seat) for seat in range(4)}
    assert len({(kind, dashes) for _, kind, dashes in patterns}) == 4


def test_a_road_of_two_seats_has_stripes_of_both() -> None:
    """One part after another, both equally long."""
    parts = list(picture.marks((0, 3), ([0, 2], False)))
    assert [bright_of(seat) in part for seat, part in zip((0, 0, 2, 2), parts, strict=True)] == [
        False, True, False, True,
    ]  # fmt: skip
    assert [picture.stretch((0, 3), part, 2)[1] for part in (0, 1)] == pytest.approx([picture.REACH] * 2)


@pytest.mark.parametrize("fragment", [(0, 6), (0, 1), (1, 3), (0, 3), (0, 4), (0, 5)])
def test_stretches_are_as_long_as_the_road(fragment: tuple[int, int]) -> None:
    """Measured along the points that the road is traced by."""
    line = picture.trace(fragment)
    length = sum(((x - u) ** 2 + (y - v) ** 2) ** 0.5 for (x, y), (u, v) in pairwise(line))
    for parts in (1, 2, 4):
        found = [picture.stretch(fragment, part, parts)[1] for part in range(parts)]
        assert sum(found) == pytest.approx(length, rel=0.01)


@pytest.mark.parametrize("name", ["dilemma+aftershocks+twin-cities", "plain", "twin-cities"])
def test_points_hide_neither_each_other_nor_crews(name: str) -> None:
    record = replayed(RECORDS / "seismic" / f"{name}.json").record
    for moves in (len(record.moves) // 2, len(record.moves)):
        view = match_of(record, moves).view(SPECTATOR)
        tiles = picture.tiles_on(view.record)
        sections = all_sections(view.box, view.record)
        crews = [picture.crew_place(tile) for tile in tiles if tile.seat != NONE]
        found = picture.badges_of(tiles, sections, crews, 24.0)
        assert len(found) > 5
        for number, badge in enumerate(found):
            assert all(badge.is_clear_of(crew, picture.CREW) for crew in crews)
            assert all(badge.is_beside(other) for other in found[:number])

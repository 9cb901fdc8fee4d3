"""What a view looks like."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from ludotheque.engine.contract import SPECTATOR, Seat, View
from ludotheque.engine.picture import FACE
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import edition_in
from ludotheque.games.beat_the_quake.view import cards_in
from ludotheque.research import render
from ludotheque.research.scenario import Episode, Scenario

QUAKE = registry.find("beat-the-quake")
CARDS = {card.id: card.said("en").name for card in edition_in(QUAKE.box(QUAKE.options({}))).cards}
NAMES = ["Ada", "Bo & Co", "Chris", "Dee", "Eve", "Finn", "Gus", "Hana"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("seismic", 2, {"table": "small"}),
    ("seismic", 4, {"variants": ["twin-cities", "aftershocks"]}),
    ("beat-the-quake", 2, {}),
    ("beat-the-quake", 5, {"advanced": True}),
    ("situation-4", 2, {"board": "skirmish"}),
    ("situation-4", 8, {}),
]


def game_of(name: str, seats: int, options: dict[str, Any], every: int) -> Iterator[Episode]:
    """A game of random moves, as it stands after every so many, and at its end."""
    setting = Scenario(registry.find(name), seats, options)
    rng = np.random.default_rng(8)
    sitting = setting.begin(rng)
    moves = 0
    while not sitting.is_over:
        if moves % every == 0:
            yield sitting
        if setting.game.is_timed:
            sitting.pass_step(
                {Seat(seat): int(rng.choice(sitting.actions(Seat(seat)))) for seat in range(seats)}, rng
            )
        else:
            seat = sitting.match.to_move()[0]
            sitting.play(seat, int(rng.choice(sitting.legal(seat))))
        moves += 1
    yield sitting


def texts_in(drawing: str) -> str:
    """All that a picture says."""
    return " ".join(part for part in ElementTree.fromstring(drawing).itertext() if part.strip())


def drawn(view: View, sitting: Episode) -> str:
    """The picture of a view."""
    return render.svg(sitting.setting.game, view, NAMES[: sitting.setting.seats])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_position_can_be_drawn_and_told(name: str, seats: int, options: dict[str, Any]) -> None:
    boxes = set()
    for sitting in game_of(name, seats, options, every=25):
        for seat in (SPECTATOR, Seat(seats - 1)):
            view = sitting.match.view(seat)
            drawing = drawn(view, sitting)
            boxes.add(ElementTree.fromstring(drawing).get("viewBox"))
            assert "Bo & Co" in texts_in(drawing)
            assert "Ada" in render.ansi(sitting.setting.game, view, NAMES[:seats])
    assert len(boxes) == 1


def test_a_picture_keeps_what_is_hidden() -> None:
    """No card of another's hand is named while the game is on; all are at its end."""
    *during, end = [sitting_now(sitting) for sitting in game_of("beat-the-quake", 3, {}, every=5)]
    for views, hidden in during:
        for seat, said in views.items():
            for other, names in hidden.items():
                assert all((name in said) == (seat == other) for name in names)
    views, hidden = end
    assert all(name in said for said in views.values() for names in hidden.values() for name in names)


def sitting_now(sitting: Episode) -> tuple[dict[int, list[str]], dict[int, list[str]]]:
    """What the picture of each seat says, card by card, and the names of what each hand holds."""
    match = sitting.match
    lines = {seat: named_in(drawn(match.view(Seat(seat)), sitting)) for seat in (SPECTATOR, 0, 1, 2)}
    hands = {
        seat: [CARDS[card] for card in cards_in(match.box, int(match.state["hands"][seat]))]
        for seat in range(3)
    }
    return lines, hands


def named_in(drawing: str) -> list[str]:
    """The names on the cards of a picture; long ones stand in two lines."""
    lines = re.findall(r'<text class="name( long)?" x="50" y="[\d.]+">([^<]+)</text>', drawing)
    found: list[str] = []
    for place, (is_long, text) in enumerate(lines):
        if is_long and place and lines[place - 1][0] and f"{found[-1]} {text}" in CARDS.values():
            found[-1] += f" {text}"
        else:
            found.append(text.replace("&amp;", "&"))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[::2])
def test_pixels(name: str, seats: int, options: dict[str, Any]) -> None:
    sitting = next(game_of(name, seats, options, every=1))
    view = sitting.match.view(Seat(0))
    found = render.Renderer(sitting.setting.game, seats, "rgb_array").show(view)
    assert (found.shape, found.dtype) == ((720, 960, 3), np.uint8)
    assert len(np.unique(found @ np.array([1 << 16, 1 << 8, 1]))) > 100  # colours


def test_pixels_are_where_they_belong() -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">'
        '<rect width="1" height="1" fill="#ff0000"/>'
        '<rect x="3" y="2" width="1" height="1" fill="#0000ff"/></svg>'
    )
    found = render.pixels(drawing, 4)
    assert found[0, 0].tolist() == [255, 0, 0]
    assert found[2, 3].tolist() == [0, 0, 255]
    assert found[1, 1].tolist() == [255, 255, 255]


def test_letters_need_no_fonts_of_the_machine() -> None:
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><style>{FACE}</style>'
        '<text x="10" y="40" font-size="40">é7</text></svg>'
    )
    assert (render.pixels(drawing, 100) < 128).sum() > 100

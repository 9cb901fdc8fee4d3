"""Seismic told beside its board: tiles by name, places by the way to them, and what is named."""

import re

import pytest

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.teller import scene_of
from ludotheque.engine.things import told
from ludotheque.games import registry
from ludotheque.games.seismic.components import KIND_CODES
from tests.games.seismic.hand_made import refusal
from tests.games.seismic.stock import CODES
from tests.games.seismic.test_refusals import REFUSALS

GAME = registry.find("seismic")
NARROW = "\N{NARROW NO-BREAK SPACE}"
QUOTED = {"move-unknown", "move-unknown-shape", "move-not-cell", "cell-off-table", "not-a-town"}
NOTATION = {"move-not-rotation"}  # of who writes moves

MOVES = ("place 03 0,-1 0", "crew 03", "place +2:03 0,-2 0", "crew -", "place 02 1,0 3", "crew -")
PILE = "03 03 +2:03 02 q1 01"
STORIES = {
    "en": [
        "Face up at the start: a straight and a straight.",
        "Ada goes first.",
        "Ada turns up a +2 intersection.",
        "Ada places a straight one step north of San Andreas: north to south.",
        "Ada puts a crew on the tile one step north of San Andreas, on the highway north to south.",
        "Bo turns up a loose curve.",
        "Bo places a +2 intersection two steps north of San Andreas: north, south.",
        "A section is now complete, from the +2 two steps north of San Andreas to San Andreas:"
        " 1 + 2 + 6 = 9 points for Ada.",
        "Bo puts no crew there.",
        "Ada turns up a quake of 1.0!",
        "San Andreas is hit on the north side, with 2 tiles in line. 1 tile falls: a straight (1 step away).",
        "Ada takes back 1 crew.",
        "Ada turns up a tight curve.",
        "Ada places a loose curve one step south-east of San Andreas: south to north-west.",
        "Ada puts no crew there.",
    ],
    "fr": [
        f"Face visible au départ{NARROW}: une ligne droite et une ligne droite.",
        "Ada commence.",
        "Ada dévoile une intersection +2.",
        f"Ada place une ligne droite à une case au nord de San Andreas{NARROW}: nord à sud.",
        f"Ada pose une équipe sur la tuile à une case au nord de San Andreas{NARROW}: le morceau nord à sud.",
        "Bo dévoile un virage large.",
        f"Bo place une intersection +2 à deux cases au nord de San Andreas{NARROW}: nord, sud.",
        "Cette section est complète, entre l’intersection +2 à deux cases au nord de San Andreas et San"
        f" Andreas{NARROW}: 1 + 2 + 6 = 9 points pour Ada.",
        "Bo n’y pose pas d’équipe.",
        f"Ada dévoile un séisme 1.0{NARROW}!",
        "Le séisme touche San Andreas du côté nord, avec 2 tuiles en ligne. 1 tuile tombe"
        f"{NARROW}: une ligne droite (à 1 case).",
        "Ada reprend 1 équipe.",
        "Ada dévoile un virage étroit.",
        f"Ada place un virage large à une case au sud-est de San Andreas{NARROW}: sud à nord-ouest.",
        "Ada n’y pose pas d’équipe.",
    ],
}


def lines(language: str) -> list[str]:
    """All that is told of these moves, with its marks."""
    options = GAME.options({})
    match = Match(GAME, options, 2, Setup(Seat(0), tuple(Outcome(KIND_CODES.index(k)) for k in PILE.split())))
    teller = GAME.board_teller(("Ada", "Bo"), language)
    scenes = [scene_of(GAME, match.box, match.state_at_start(), None, None, match.drawn, SPECTATOR)]
    for text in MOVES:
        (seat,), move, before = match.to_move(), GAME.move_code(match.box, text), match.snapshot()
        match.play(seat, move)
        scenes.append(scene_of(GAME, match.box, before, seat, move, match.drawn, SPECTATOR))
    return [line.text for scene in scenes for line in teller.story(scene)]


@pytest.mark.parametrize("language", STORIES)
def test_a_story_beside_the_board(language: str) -> None:
    """SE-3.2, SE-4, SE-5.2, SE-6.3 Without a code, and whole for who does not see the pictures."""
    assert [told(line).text for line in lines(language)][: len(STORIES[language])] == STORIES[language]


def test_what_a_story_names() -> None:
    """The tile as it lies, the place of it, and a section that is spoken of."""
    placed = next(line for line in lines("en") if "Bo places" in line)
    text, things = told(placed)
    assert [(text[one["at"] : one["end"]], one["kind"], one["code"]) for one in things] == [
        ("a +2 intersection", "tile", "+2:03/0"),
        ("two steps north of San Andreas", "place", "0,-2"),
        (": north, south", "lying", "+2:03/0"),
    ]
    complete = next(line for line in lines("en") if "is now complete" in told(line).text)
    named = [(one["kind"], one["code"]) for one in told(complete).things]
    assert [kind for kind, _ in named] == ["section", "tile", "place", "place"]
    assert named[1:] == [("tile", "+2:03/0"), ("place", "0,-2"), ("place", "0,0")]


@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_beside_the_board_has_no_code(key: str) -> None:
    """But for what somebody wrote themselves."""
    if key in QUOTED | NOTATION:
        return
    variants, pile, moves, *_ = REFUSALS[key]
    why = refusal(pile, moves, variants=variants)
    for language in ("en", "fr"):
        words = why.tell(language, ("Ada", "Bo", "Cleo", "Dan"), has_board=True)
        assert not re.search(CODES, words), words
        assert not re.search(r"\b(?:side|fragment|côté|morceau) \d", words), words

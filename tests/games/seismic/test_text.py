"""Seismic told and drawn: what is told did happen, every legal move has a number, all can be seen."""

import json
import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

from ludotheque.engine.canvas import Depth, width_of
from ludotheque.engine.contract import SPECTATOR, Move, Outcome, Seat, Setup, View
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Line, Scene, Screen, scene_of
from ludotheque.games import registry
from ludotheque.games.rulesheet import parse, sheet_of
from ludotheque.games.seismic.components import KIND_CODES
from ludotheque.games.seismic.layout import EMPTY, PLACING, TURNING
from ludotheque.games.seismic.text.sections import Stop, all_sections, section_at
from ludotheque.games.seismic.text.speech import Speech, letters_for
from ludotheque.games.seismic.text.story import _CLAUSES, story_of
from ludotheque.games.seismic.text.teller import SeismicTeller

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))
NAMES = ("Ada", "Bo", "Cleo")
SETS = ("", "big-one", "dilemma", "aftershocks", "twin-cities", "big-one,dilemma,aftershocks,twin-cities")
BOXES = re.compile("[\u2500-\u259f\u2800-\u28ff\x1b]")  # box drawing, blocks, braille, escapes


def dealt(variants: str = "", seed: str = "told") -> Match:
    """A match of three seats."""
    options = GAME.options({"variants": [variant for variant in variants.split(",") if variant]})
    return Match(GAME, options, 3, Setup(*GAME.deal(options, 3, seed)))


def with_pile(pile: str, variants: str = "") -> Match:
    """A match of three seats with this pile; seat 0 begins."""
    options = GAME.options({"variants": variants.split(",") if variants else []})
    outcomes = tuple(Outcome(KIND_CODES.index(code)) for code in pile.split())
    return Match(GAME, options, 3, Setup(Seat(0), outcomes))


def opening(match: Match) -> Scene:
    """What was drawn before the first move."""
    return scene_of(GAME, match.box, match.state_at_start(), None, None, match.drawn, SPECTATOR)


def play(match: Match, seat: Seat, move: Move) -> Scene:
    """Play a move, as its seat sees it."""
    before = match.snapshot()
    match.play(seat, move)
    return scene_of(GAME, match.box, before, seat, move, match.drawn, seat)


def played(match: Match, seed: int = 1) -> Iterator[Scene]:
    """Play to the end by chance, crews more often than not: each move as its seat sees it."""
    chance = random.Random(seed)
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        yield play(match, seat, chance.choice(legal[-4:] if chance.random() < 0.5 else legal))


def teller(language: str = "en", is_plain: bool = False) -> SeismicTeller:
    """Somebody who tells the game."""
    return SeismicTeller(NAMES, language, is_plain)


# What happened


@pytest.mark.parametrize("variants", SETS)
def test_the_story_is_what_happened(variants: str) -> None:
    """Told step by step, the game comes to stand where it stands; the tiles that fall are those told."""
    match = dealt(variants)
    speech = Speech("en", NAMES, is_plain=False)
    story = story_of(speech, opening(match))
    assert story.state.tobytes() == match.state.tobytes()
    for scene in played(match):
        story = story_of(speech, scene)
        assert story.state.tobytes() == match.state.tobytes()
        assert story.lines
        stood = scene.before.record["tile_at"] != EMPTY
        laid = {cell for cell in story.changed if not stood[cell]}
        fell = int(stood.sum()) + len(laid) - int((match.state["tile_at"] != EMPTY).sum())
        told = re.findall(r"(\d+) tiles? falls?: ([-0-9, ]+)\.", " ".join(line.text for line in story.lines))
        assert sum(int(count) for count, _ in told) == fell
        assert sum(len(cells.split(", ")) for _, cells in told) == fell


def lines_of(match: Match, *moves: str, language: str = "en") -> list[str]:
    """What is told of these moves."""
    return [line.text for line in told_of(match, *moves, language=language)]


def told_of(match: Match, *moves: str, language: str = "en") -> list[Line]:
    """All that is told while these moves are played."""
    speech = Speech(language, NAMES, is_plain=False)
    lines = list(story_of(speech, opening(match)).lines)
    for text in moves:
        scene = play(match, match.to_move()[0], GAME.move_code(BOX, text))
        lines += story_of(speech, scene).lines
    return lines


def test_a_story_in_english() -> None:
    """SE-3.2, SE-4, SE-5.2: set-up, placing, crew, a quake that is no tie, the end."""
    match = with_pile("q2 03 03 +2:03 q1 02")
    assert lines_of(match, "place 03 0,-1 0", "crew 03", "place 02 1,0 3", "crew -") == [
        "A quake of 2.0 comes up during the set-up: it has no effect.",
        "Face up at the start: a straight (03) and a straight (03).",
        "Ada goes first.",
        "Ada turns up a +2 intersection (+2:03).",
        "Ada places a straight (03) at 0,-1: N–S.",
        "Ada puts a crew on the highway N–S at 0,-1.",
        "Bo turns up a quake of 1.0!",
        "San Andreas is hit on the N side, with 1 tile in line. 1 tile falls: 0,-1.",
        "Ada takes back 1 crew.",
        "Bo turns up a loose curve (02).",
        "Bo places a loose curve (02) at 1,0: S–NW.",
        "Bo puts no crew there.",
    ]


def test_a_completed_section_is_told() -> None:
    """SE-6.3 With how its points add up, and for whom."""
    lines = lines_of(with_pile("03 03 +2:03"), "place 03 0,-1 0", "crew 03", "place +2:03 0,-2 0")
    assert (
        "A section is now complete, from the +2 at 0,-2 to San Andreas: 1 + 2 + 6 = 9 points for Ada."
        in lines
    )


def test_what_the_rules_did_names_its_clause() -> None:
    """What a player chose freely names none."""
    told = told_of(
        with_pile("q2 03 03 +2:03 q1 02"), "place 03 0,-1 0", "crew 03", "place 02 1,0 3", "crew -"
    )
    assert [(line.text.split(" ", 1)[1][:20], line.clause) for line in told] == [
        ("quake of 2.0 comes u", "SE-3.2"),
        ("up at the start: a s", ""),
        ("goes first.", "SE-3.3"),
        ("turns up a +2 inters", ""),
        ("places a straight (0", ""),
        ("puts a crew on the h", ""),
        ("turns up a quake of ", "SE-5.1"),
        ("Andreas is hit on th", "SE-5.2"),
        ("takes back 1 crew.", "SE-5.2"),
        ("turns up a loose cur", ""),
        ("places a loose curve", ""),
        ("puts no crew there.", ""),
    ]


def test_every_clause_of_a_story_is_in_the_sheet() -> None:
    """A link to it leads somewhere."""
    clauses = {
        f"{section.id.partition('-')[0]}-{clause.number}"
        for section in parse(sheet_of("seismic")).sections
        for clause in section.clauses
    }
    assert set(_CLAUSES.values()) <= clauses
    for key in _CLAUSES:
        assert key in (GAME.folder / "words" / "en" / "game.ftl").read_text(encoding="utf-8")


def test_sections_for_a_client() -> None:
    """SE-4.5, SE-6.3 San Andreas, a straight with a crew and the +2 above it, by hand."""
    match = with_pile("03 03 +2:03")
    lines_of(match, "place 03 0,-1 0", "crew 03", "place +2:03 0,-2 0")
    sections = json.loads(json.dumps(teller().details(match.view(SPECTATOR))))["sections"]
    (complete,) = [dict(section) for section in sections if section["complete"]]
    assert sorted(complete.pop("fragments")) == [["0,-1", "03"], ["0,-2", "3"], ["0,0", "0"]]
    assert complete.pop("words") == "complete, from the +2 at 0,-2 to San Andreas: 1 + 2 + 6 = 9 points"
    ends = sorted(complete.pop("ends"), key=lambda end: end["value"])
    assert ends == [
        {"stop": "stub", "cell": "0,-2", "value": 2},
        {"stop": "stub", "cell": "0,0", "value": 6},
    ]
    assert complete == {
        "length": 1,
        "crews": {"0": 1},
        "owners": [0],
        "points": 9,
        "complete": True,
        "loop": False,
        "things": [],  # a terminal's words name none
    }
    (upper,) = [section for section in sections if ["0,-2", "0"] in section["fragments"]]
    stops = {(end["stop"], end["cell"]) for end in upper["ends"]}
    assert stops == {("stub", "0,-2"), ("open", "0,-3")}
    assert (upper["points"], upper["crews"], upper["owners"]) == (2, {}, [])
    assert len(sections) == 7  # the six of San Andreas, and the one that goes on


def test_tiles_that_fit_nowhere_are_told() -> None:
    """SE-4.3 They leave the game."""
    lines = lines_of(with_pile("+1:0 +1:0 +1:0 +1:0 +1:0 +1:0 +1:0"), *_six_ends())
    assert lines[-1].startswith("The game is over")


def _six_ends() -> list[str]:
    cells = ("0,-1 3", "1,-1 4", "1,0 5", "0,1 0", "-1,1 1", "-1,0 2")
    moves: list[str] = []
    for cell in cells:
        moves += [f"place +1:0 {cell}", "crew -"]
    return moves


def test_skipped_seats_are_told() -> None:
    """SE-7.3 A seat with nothing to turn is passed over, and that is said."""
    lines = lines_of(with_pile("03 03 03 q1 03", "aftershocks"), "place 03 0,-1 0", "crew -")
    assert [line for line in lines if "no tile to turn" in line] == [
        f"{name} has no tile to turn." for name in ("Bo", "Cleo", "Ada")
    ]


def test_a_story_in_french() -> None:
    """What happened is told in French."""
    lines = lines_of(with_pile("03 03 02"), "place 03 0,-1 0", "crew 03", language="fr")
    assert lines[-2:] == [
        "Ada place une ligne droite (03) en 0,-1\u202f: N–S.",
        "Ada pose une équipe sur le morceau N–S en 0,-1.",
    ]


# Sections


@pytest.mark.parametrize("variants", SETS)
def test_sections_add_up_to_the_scores(variants: str) -> None:
    """SE-6 The complete sections with crews give what the rules count."""
    match = dealt(variants, seed="sections")
    for _ in played(match, seed=2):
        if len(match.played) % 10 and not match.is_over:
            continue
        points = [0, 0, 0]
        for section in all_sections(match.box, match.state):
            for seat in section.owners if section.is_complete else ():
                points[seat] += section.points
        assert points == match.scores()


def test_sections_and_their_ends() -> None:
    """SE-4.5 A stub, an open edge, the edge of the table, a loop."""
    match = with_pile("03 03 02 01 01 01")
    match.play(Seat(0), GAME.move_code(BOX, "place 03 0,-1 0"))
    cell = int(match.state["placed"])
    section = section_at(match.box, match.state, cell, 0)
    assert {end.stop for end in section.ends} == {Stop.STUB, Stop.OPEN}
    assert (section.length, section.points, section.is_complete) == (1, 7, False)
    speech = Speech("en", NAMES, is_plain=False)
    words = speech.section(match.box, match.state, section)
    assert words == "from the empty cell 0,-2 to San Andreas, 1 fragment: 7 points so far"


# Choices


@pytest.mark.parametrize("variants", SETS)
def test_every_legal_move_has_a_number(variants: str) -> None:
    """Each cell has numbers in a row; 0 does nothing; each move is told in words that differ."""
    match = dealt(variants, seed="choices")
    one = teller()
    for scene in played(match, seed=3):
        view = scene.before
        legal = list(view_moves(view))
        choices = one.choices(view, legal)
        assert sorted(choices.moves.values()) == sorted(legal)
        for numbers in choices.groups.values():
            assert list(numbers) == list(range(numbers[0], numbers[-1] + 1))
        nothing = choices.moves.get(0)
        assert nothing is None or GAME.move_text(BOX, nothing) in ("crew -", "turn -")
        words = [one.words_of(view, move) for move in legal]
        assert len(set(words)) == len(words)
        assert len(one.listing(view, choices)) == len(choices.groups) + len(legal) - sum(
            map(len, choices.groups.values())
        )
        assert scene.seat == int(view.record["actor"])


def view_moves(view: View) -> Iterator[Move]:
    """The legal moves of the seat whose view it is."""
    moves = np.zeros(GAME.most_moves, np.int32)
    count = GAME.rules.legal(view.box, view.record, view.seat, 0, moves)
    return (Move(move) for move in moves[:count].tolist())


def test_crew_choices_say_what_a_section_is_worth() -> None:
    """SE-4.4 Where it ends, and what it is worth."""
    match = with_pile("03 03 02")
    match.play(Seat(0), GAME.move_code(BOX, "place 03 0,-1 0"))
    view, one = match.view(Seat(0)), teller()
    choices = one.choices(view, match.legal(Seat(0)))
    assert choices.question == "Ada: put a crew on the tile at 0,-1?"
    assert one.listing(view, choices) == [
        "0: no crew",
        "1: crew on the highway N–S: from the empty cell 0,-2 to San Andreas, 1 fragment: 7 points so far",
    ]


# The table


def a_table(variants: str = "", moves: int = 60, seed: int = 4) -> Match:
    """A game that has gone on for a while."""
    match = dealt(variants, seed="table")
    for _ in played(match, seed):
        if len(match.played) >= moves:
            break
    return match


@pytest.mark.parametrize("columns", [40, 80, 160])
@pytest.mark.parametrize("depth", list(Depth))
@pytest.mark.parametrize("variants", ["", "twin-cities"])
def test_the_table_fits_the_screen(columns: int, depth: Depth, variants: str) -> None:
    """Whatever its size: smaller, or cropped, and that is said."""
    match = a_table(variants)
    seat = match.to_move()[0]
    one = teller()
    choices = one.choices(match.view(seat), match.legal(seat))
    for rows in (24, 50, None):
        for zoom in (None, 1, 4):
            lines = one.table(match.view(seat), choices, Screen(columns, rows, depth, zoom=zoom))
            assert width_of(lines[:-1]) <= columns
            assert ("\x1b" in "".join(lines)) == (depth is not Depth.NONE)
    cropped = one.table(match.view(seat), choices, Screen(40, 24, depth, zoom=4))
    assert cropped[-1].startswith("(The table is wider than this terminal")


def test_the_table_shows_numbers_letters_and_values() -> None:
    """Every range, every crew's letter, every intersection's value: colour is never the only sign."""
    match = a_table(moves=40)
    while match.state["phase"] != PLACING:
        match.play(match.to_move()[0], match.legal(match.to_move()[0])[0])
    seat = match.to_move()[0]
    one = teller()
    choices = one.choices(match.view(seat), match.legal(seat))
    text = "\n".join(one.table(match.view(seat), choices, Screen(400, None, Depth.NONE)))
    for numbers in choices.groups.values():
        first, last = numbers[0], numbers[-1]
        assert (f"{first}–{last}" if last > first else f"{first}") in text
    state = GAME.describe(match.box, match.state)
    for tile in state["tiles"].values():
        for owner in tile["crews"].values():
            assert letters_for(NAMES)[owner] in text
        if tile["shape"].startswith("+"):
            assert f"[{tile['shape'][:2]}]" in text
    assert "Andreas" in text


def test_the_first_table() -> None:
    """San Andreas and the cells around it, without colours."""
    match = with_pile("03")
    seat = match.to_move()[0]
    one = teller()
    choices = one.choices(match.view(seat), match.legal(seat))
    lines = one.table(match.view(seat), choices, Screen(80, None, Depth.NONE))
    shown = [re.sub("[\u2800-\u28ff]", "#", line[:26]).rstrip() for line in lines]
    assert shown == [
        "          ______",
        "         /      \\",
        "  ______/   2    \\______",
        " /      \\        /      \\",
        "/   1    \\__##__/   3    \\",
        "\\       ##  ##  ##       /",
        " \\______###San####______/",
        " /      #Andreas##      \\",
        "/   4   ##__##__##  5    \\",
        "\\        /  ##  \\        /",
        " \\______/   6    \\______/",
        "        \\        /",
        "         \\______/",
    ]


def test_turns_are_drawn_on_their_tiles() -> None:
    """SE-7.3 A number on each tile that may turn, and each turn by itself."""
    match = a_table("aftershocks", moves=1)
    for scene in played(match, seed=5):
        view = scene.before
        if view.record["phase"] != TURNING:
            continue
        one = teller()
        choices = one.choices(view, list(view_moves(view)))
        assert scene.seat in range(3)
        for depth in (Depth.NONE, Depth.TRUE):
            assert one.table(view, choices, Screen(200, None, depth))
            for cell, numbers in choices.groups.items():
                lines = one.closely(view, choices, cell, Screen(80, 24, depth))
                assert all(str(number) in "\n".join(lines) for number in numbers)
        return
    pytest.fail("no aftershock in this game")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_plain_is_words_alone(language: str) -> None:
    """No colours, no boxes, no dots; every tile on the table and every cell that can be played is named."""
    match = a_table("aftershocks", moves=50)
    seat = match.to_move()[0]
    view, one, screen = match.view(seat), teller(language, is_plain=True), Screen(is_plain=True)
    choices = one.choices(view, match.legal(seat))
    table = one.table(view, choices, screen)
    lines = [*table, *one.listing(view, choices), *one.offer(view, screen)]
    lines += [*one.unseen(view), *one.scores(view)]
    for cell in choices.groups:
        lines += one.closely(view, choices, cell, screen)
    assert not BOXES.search("\n".join(lines))
    state = GAME.describe(match.box, match.state)
    assert len(table) == len(state["tiles"]) + 1
    for cell, tile in state["tiles"].items():
        assert any(
            line.startswith(cell) and (tile["shape"] == "town" or tile["shape"] in line) for line in table
        )


def test_tiles_in_words() -> None:
    """A tile is described, and its code stands behind."""
    match = with_pile("02-14 03 +3:024")
    plain = teller(is_plain=True)
    assert plain.offer(match.view(Seat(0)), Screen(is_plain=True))[0] == (
        "Face up: a straight (03), a loose curve crossing a straight (02-14) and a +3 intersection (+3:024). "
        "In the pile: 0."
    )
    for language in ("en", "fr"):
        speech = Speech(language, NAMES, is_plain=True)
        words = [speech.shape(kind) for kind, code in enumerate(KIND_CODES) if code != "town"]
        assert all(words)


def test_unseen_tiles() -> None:
    """SE-3.1 What is left, by kind; the set-up took some away unseen."""
    match = dealt()
    first, *groups = teller().unseen(match.view(Seat(0)))
    assert first.startswith("Not seen yet: ")
    assert [line.partition(":")[0] for line in groups] == ["Highways", "Intersections", "Quakes"]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ada", "Bo"), ("A", "B")),
        (("Bo", "Ada"), ("B", "A")),
        (("Ada", "Al"), ("A", "B")),
        (("zoé", "Élise"), ("Z", "É")),
        (("1", "2"), ("A", "B")),
        (("日本", "Bo"), ("A", "B")),
        (("Player 1", "Player 2", "Player 3", "Player 4"), ("A", "B", "C", "D")),
    ],
)
def test_letters(names: tuple[str, ...], letters: tuple[str, ...]) -> None:
    """Initials where they differ and take one column; else A to D."""
    assert letters_for(names) == letters

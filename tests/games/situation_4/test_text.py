"""Situation 4 told and drawn: what is told did happen, and the drawing shows what the view holds."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.engine.canvas import Depth, width_of
from ludotheque.engine.contract import SPECTATOR, Milliseconds, Move, Seat, Setup, View
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Choices, Line, Screen, scene_of
from ludotheque.engine.turns import Turns
from ludotheque.games import registry
from ludotheque.games.rulesheet import parse, sheet_of
from ludotheque.games.situation_4.text.drawing import LATEST
from ludotheque.games.situation_4.text.speech import Speech, runs_in
from ludotheque.games.situation_4.text.story import _CLAUSES
from ludotheque.games.situation_4.text.teller import Situation4Teller
from tests.games.situation_4.hand_made import (
    NAMES,
    NORTH,
    SOUTH,
    lays,
    match_after,
    record,
    shown,
    timed,
    write_board,
)
from tests.support.hand_made import parsed

GAME = registry.find("situation-4")
SIGNS = re.compile("[\u2500-\u25ff\u2800-\u28ff\x1b]")  # box drawing, blocks, shapes, braille, escapes
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
LONGEST_LINE = 160  # two lines of a terminal of 80 columns
PLAIN = Screen(is_plain=True)


def teller(language: str = "en", is_plain: bool = False) -> Situation4Teller:
    """Somebody who tells the game."""
    return Situation4Teller(NAMES, language, is_plain)


def told(moves: str, language: str = "en", **options: Any) -> list[Line]:
    """All that everybody is told while these moves are played."""
    found = parsed(record(moves, **options))
    match = Match(GAME, found.options, len(found.players), found.setup)
    one = teller(language)
    lines = one.story(scene_of(GAME, match.box, match.state_at_start(), None, None, (), SPECTATOR))
    for entry in found.moves:
        before, move = match.snapshot(), GAME.move_code(match.box, entry.text)
        assert entry.seat is not None
        match.play(entry.seat, move, entry.now)
        scene = scene_of(GAME, match.box, before, entry.seat, move, match.drawn, SPECTATOR, entry.now)
        lines += one.story(scene)
    return lines


def last_told(moves: str, language: str = "en", **options: Any) -> list[tuple[str, str]]:
    """What is told of the last of these moves, with clauses."""
    found = timed(moves)
    before = len(
        told("; ".join(f"@{now} {seat} {move}" for now, seat, move in found[:-1]), language, **options)
    )
    return [(line.text, line.clause) for line in told(moves, language, **options)[before:]]


def dealt(board: str, seed: str = "told") -> Match:
    """A match on a board of ours."""
    options = GAME.options({"board": board})
    return Match(GAME, options, 2, Setup(*GAME.deal(options, 2, seed)))


def played(match: Match, chance_seed: int = 1) -> Iterator[tuple[Seat, Move, Any, Milliseconds, Turns]]:
    """Play to the end by chance, turn by turn, never giving up: the state before each move too."""
    chance = random.Random(chance_seed)
    turns = Turns(match)
    while not turns.is_over:
        seat = turns.to_move()[0]
        legal = [move for move in turns.legal(seat) if move != GAME.resign_move]
        if not legal or (turns.may_pass() and chance.random() < 0.5):
            turns.skip(seat)
            continue
        before, now, move = match.snapshot(), turns.now, chance.choice(legal)
        turns.play(seat, move)
        yield seat, move, before, now, turns


# What happened


def test_who_begins_where() -> None:
    """S4-1.2, S4-3.2 Each side on its base line, with all its hands."""
    lines = told("", sides=[0, 1, 0])
    assert [(line.text, line.clause) for line in lines] == [
        ("Green (Ada and Cleo) begins on its base line, row 1.", "S4-3.2"),
        ("Orange (Bo) begins on its base line, row 6.", "S4-3.2"),
    ]


def test_an_objective_is_covered_and_taken() -> None:
    """S4-4.1 It waits for its flag; then it brings its value."""
    begin = lays(0, "B1 B2 B3")
    assert last_told(f"{begin}0 lay C3") == [
        ("Ada lays a piece on C3.", ""),
        ("Green has covered the mill (200): it waits for its flag.", "S4-4.1"),
    ]
    assert last_told(f"{begin}0 lay C3; 0 flag mill") == [
        ("Ada plants a flag on the mill: 200 points for green.", "")
    ]


def test_a_forgotten_objective() -> None:
    """S4-4.2 Who forgot, who was quicker."""
    begin = lays(0, "B1 B2 B3 C3")
    assert last_told(f"{begin}@3000 1 flag mill") == [
        ("Green forgot the mill: Bo plants a flag there, 200 points for orange.", "S4-4.2")
    ]
    assert last_told(f"{begin}@3000 1 flag mill", "fr") == [
        (
            "Le camp vert a oublié le moulin\u202f: Bo y plante un drapeau, 200 points pour le camp orange.",
            "S4-4.2",
        )
    ]


def test_an_objective_that_is_nobodys() -> None:
    """S4-4.3 Told once, when the second side comes to it."""
    begin = f"{lays(0, 'C1 C2 C3 C4')}{lays(1, 'B6 B5')}"
    assert last_told(f"{begin}1 lay B4")[1:] == [
        ("Both sides have pieces on abbey (200): it is nobody’s.", "S4-4.3")
    ]


def test_bases_and_zones() -> None:
    """S4-5.1, S4-6.1, S4-8.2 What a piece completes."""
    begin = lays(0, "A1 B1 C1 D1 A2 C2")
    assert last_told(f"{begin}0 lay B2")[1:] == [
        ("Green has covered its tank base: 3 tanks are ready.", "S4-6.1"),
        ("Green holds the zone A1–B2: 50 points.", "S4-8.2"),
    ]
    assert last_told(f"{begin}0 lay D2")[1:] == [
        ("Green has covered its paratroop base: 3 paratroopers are ready.", "S4-5.1"),
        ("Green holds the zone C1–D2: 50 points.", "S4-8.2"),
    ]


def test_paratroopers_and_tanks() -> None:
    """S4-5.2, S4-6.3 What becomes open, what is closed, and what is open to both again."""
    begin = f"{lays(0, SOUTH)}{lays(1, 'D6 C6 B6 A6 D5 C5')}"
    assert last_told(f"{begin}0 drop B6") == [
        ("Ada drops a paratrooper on B6.", ""),
        ("Now open to green: B5.", "S4-5.2"),
    ]
    assert last_told(f"{begin}0 tank C3") == [
        ("Ada sets a tank on C3.", ""),
        ("Now closed to orange: C4.", "S4-6.3"),
    ]
    assert last_told(f"{begin}0 tank C3; 1 tank C5") == [
        ("Bo sets a tank on C5.", ""),
        ("Now closed to green: B5.", "S4-6.3"),
        ("Open to both again: C4.", "S4-6.3"),
    ]


def test_a_bridge() -> None:
    """S4-7.1, S4-8.2"""
    begin = lays(0, "A1 A2 A3 A4")
    assert last_told(f"{begin}0 bridge west") == [
        ("Ada builds a bridge at west (A3–A4): 100 points for green.", "")
    ]


ALL = f"{lays(0, SOUTH)}{lays(1, NORTH)}"


def test_the_last_seconds_and_the_end() -> None:
    """S4-8.1, S4-8.2 The board is covered; the last flag ends the game, with points and for what."""
    assert last_told(ALL)[1:] == [
        ("Orange has covered shed (50): it waits for its flag.", "S4-4.1"),
        ("The board is covered. The last 10 seconds: flags and bridges can still be placed.", "S4-8.1"),
    ]
    flags = "0 flag mill; 0 flag barn; 1 flag abbey; 1 flag shed"
    assert last_told(f"{ALL}{flags}") == [
        ("Bo plants a flag on shed: 50 points for orange.", ""),
        ("The board is covered, and no flag or bridge can be placed: the game is over.", "S4-8.1"),
        ("Green (Ada): 350 points (flags 250, zones 100)", "S4-8.2"),
        ("Orange (Bo): 350 points (flags 250, zones 100)", "S4-8.2"),
        ("Both sides have 350 points: a draw, won by both.", "S4-8.2"),
    ]
    flags = "0 flag mill; 0 flag barn; 1 flag abbey; @3000 0 flag shed"
    assert last_told(f"{ALL}{flags}")[-1] == ("Green (Ada) wins with 400 points to 300.", "S4-8.2")


def test_a_side_resigns() -> None:
    """S4-8.1 The other wins, whatever the points are."""
    moves = f"{lays(0, 'B1 B2 B3 C3')}0 flag mill; 2 resign"
    assert last_told(moves, sides=[0, 1, 0]) == [
        ("Cleo resigns for green.", ""),
        ("Green (Ada and Cleo): 200 points (flags 200)", "S4-8.2"),
        ("Orange (Bo): 0 points", "S4-8.2"),
        ("Orange (Bo) wins.", "S4-8.1"),
    ]


def test_every_clause_of_a_story_is_in_the_sheet() -> None:
    """A link to it leads somewhere."""
    clauses = {
        f"{section.id.partition('-')[0]}-{clause.number}"
        for section in parse(sheet_of("situation-4")).sections
        for clause in section.clauses
    }
    assert set(_CLAUSES.values()) <= clauses
    words = (GAME.folder / "words" / "en" / "game.ftl").read_text(encoding="utf-8")
    assert all(f"\n{key} =" in words for key in _CLAUSES)


# What can be done


def choices_after(moves: str, seat: int, language: str = "en", is_plain: bool = False, now: int = 0) -> Any:
    """Teller, view and choices of a seat after these moves."""
    match = match_after(moves)
    one, view = teller(language, is_plain), match.view(Seat(seat))
    return one, view, one.choices(view, match.legal(Seat(seat), Milliseconds(now)))


def test_choices_are_all_legal_moves_resigning_last() -> None:
    """Flags and bridges first, then pieces, tanks and paratroopers, each in board order."""
    begin = f"{lays(0, SOUTH)}0 lay A4; {lays(1, 'D6 C6')}"
    one, view, choices = choices_after(begin, 0)
    words = [one.words_of(view, move) for move in choices.moves.values()]
    assert list(choices.moves) == list(range(1, len(words) + 1))
    assert words[:5] == [
        "plant a flag on the mill (200)",
        "plant a flag on barn (50)",
        "plant a flag on shed (50)",
        "build a bridge at west (A3–A4)",
        "lay a piece on B4, part of abbey (200)",
    ]
    assert words.index("set a tank on A1") < words.index("drop a paratrooper on C6")
    assert words[-1] == "resign"
    match = match_after(begin)
    assert set(choices.moves.values()) == set(match.legal(Seat(0)))
    assert choices.number_of(GAME.resign_move) == len(words)


def test_what_is_asked() -> None:
    """By what can be done."""
    for moves, seat, question in (
        ("", 0, "Ada, green: lay a piece."),
        (lays(0, "B1 B2 B3 C3"), 0, "Ada, green: lay a piece, or place something else first."),
        (ALL, 1, "Bo, orange: the board is covered. Flags and bridges still count."),
        ("", SPECTATOR, "Green and orange lay their pieces."),
    ):
        match = match_after(moves)
        legal = match.legal(Seat(seat)) if seat != SPECTATOR else []
        assert teller().choices(match.view(Seat(seat)), legal).question == question


def test_a_forgotten_flag_as_a_choice() -> None:
    """S4-4.2 Whose it was is said."""
    one, view, choices = choices_after(lays(0, "B1 B2 B3 C3"), 1, now=3000)
    assert one.words_of(view, choices.moves[1]) == "plant a flag on the mill (200), which green has forgotten"


def test_a_piece_that_completes_an_objective() -> None:
    """S4-4.1 The last location of it is told as such."""
    one, view, choices = choices_after(lays(0, "B1 B2 B3"), 0)
    assert "lay a piece on C3, the last of the mill (200)" in [
        one.words_of(view, move) for move in choices.moves.values()
    ]


def test_the_listing() -> None:
    """Drawn: ranges, as the board shows the numbers. Plain: every number with its location."""
    begin = f"{lays(0, 'A1 B1 A2 B2')}1 lay D6; "
    one, view, choices = choices_after(begin, 0)
    assert one.listing(view, choices) == ["1–4 lay a piece · 5–8 set a tank · 9 resign"]
    one, view, choices = choices_after(begin, 0, is_plain=True)
    assert one.listing(view, choices) == [
        "Lay a piece, 1 to 4: 1 C1, 2 C2, 3 A3, 4 B3.",
        "Set a tank, 5 to 8: 5 A1, 6 B1, 7 A2, 8 B2.",
        "9: resign",
    ]


def test_looking_closely() -> None:
    """A location with all it belongs to, an objective by id or name, a site; in any case of letters."""
    moves = f"{lays(0, 'A1 A2 A3')}"
    one, view, choices = choices_after(moves, 0)
    assert one.closely(view, choices, "b3", PLAIN) == [
        "B3: empty.",
        "The mill (200), B3, C3: nobody has a piece there.",
        "The zone A3–B4: nobody’s.",
        "Bridge site mid-west (B3–B4): no bridge.",
        "3: lay a piece on B3, part of the mill (200)",
    ]
    assert one.closely(view, choices, "A2", PLAIN) == [
        "A2: green.",
        "Green’s tank base, A2, B2: 1 of 2 covered.",
        "The zone A1–B2: nobody’s.",
    ]
    for name in ("mill", "the mill", "The Mill"):
        assert one.closely(view, choices, name, PLAIN) == [
            "The mill (200), B3, C3: nobody has a piece there."
        ]
    assert one.closely(view, choices, "west", PLAIN) == ["Bridge site west (A3–A4): no bridge."]
    for nothing in ("E1", "A7", "nowhere", ""):
        with pytest.raises(KeyError):
            one.closely(view, choices, nothing, PLAIN)


# The board


def drawn(moves: str = "", seat: int = SPECTATOR, language: str = "en", **screen: Any) -> list[str]:
    """The board without colours."""
    match = match_after(moves)
    view = match.view(Seat(seat))
    one = teller(language)
    choices = one.choices(view, match.legal(Seat(seat))) if seat != SPECTATOR else None
    return one.table(view, choices, Screen(**screen))


def test_the_board_drawn() -> None:
    """Row 1 at the bottom; objectives with values, bases, flags, units, bridges, numbers of moves."""
    laid = f"{lays(0, SOUTH)}0 lay A4; {lays(1, 'D6 C6 B6 D5')}"
    assert drawn(f"{laid}0 flag mill; 0 bridge west; 0 tank B2; 0 drop D6; ", 1) == [
        "      A     B     C     D",
        " 6 |     |     |     |     |",
        "   |    4|O    |O    |O+P  |",
        " 5 |(p)  |(p)  |(t)  |(t)  |",
        "   |     |    2|    3|O    |",
        " 4 |T50? |T200 |T200 |     |",
        "   |G    |     |     |    1|",
        "   ~~[G]~~~[ ]~~~[ ]~~~[ ]~",
        " 3 |     |V200G|V200G|T50? |",
        "   |G    |G    |G    |G    |",
        " 2 |(t)  |(t)  |(p)  |(p)  |",
        "   |G    |G+T  |G    |G    |",
        " 1 |     |     |     |     |",
        "   |G    |G    |G    |G    |",
    ]


def test_closed_locations_are_marked_for_who_looks() -> None:
    """S4-3.4 A cross where the own side cannot lay; nothing for the side of the tank."""
    moves = f"{lays(0, SOUTH)}1 lay D6; 0 tank C3; "
    assert "×" in "".join(drawn(moves, 1))
    assert "×" not in "".join(drawn(moves, 0))
    assert "×" not in "".join(drawn(moves))


@pytest.mark.parametrize("depth", [Depth.NONE, Depth.INDEXED, Depth.TRUE])
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (200, 60), (80, None)])
@pytest.mark.parametrize("board", ["classic", "skirmish"])
def test_the_board_fits_the_screen(board: str, columns: int, rows: int | None, depth: Depth) -> None:
    """No line is wider, and there is room for what is asked."""
    match = dealt(board)
    lines = teller().table(match.view(SPECTATOR), None, Screen(columns, rows, depth))
    assert width_of(lines) <= columns
    assert rows is None or len(lines) <= rows - 5


def test_colours_change_nothing_but_seams() -> None:
    """Every letter of a drawing in colours is in the one without: colour is never the only sign."""
    match = match_after(f"{lays(0, SOUTH)}1 lay D6; 0 tank C3; 0 flag mill; ")
    pictures = []
    for depth in (Depth.NONE, Depth.TRUE):
        lines = teller().table(match.view(Seat(1)), None, Screen(80, 24, depth))
        text = "\n".join(COLOURS.sub("", line) for line in lines)
        pictures.append(re.sub(r"[|▏]|\s+(?=\n|$)", " ", text).split())
    assert pictures[0] == pictures[1]


def test_what_each_seat_did_last_is_marked() -> None:
    """By a bright ground behind its letter; undone by the next move of the seat."""
    match = match_after("")
    one = teller()
    marks = []
    for seat, text in ((0, "lay A1"), (1, "lay D6"), (0, "lay B1")):
        before, move = match.snapshot(), GAME.move_code(match.box, text)
        match.play(Seat(seat), move)
        one.story(scene_of(GAME, match.box, before, Seat(seat), move, (), SPECTATOR))
        lines = one.table(match.view(SPECTATOR), None, Screen(80, 24, Depth.TRUE))
        marks.append(sum(line.count("48;2;{};{};{}m".format(*LATEST)) for line in lines))
    assert marks == [1, 2, 2]


def test_scales_and_narrow_screens() -> None:
    """`zoom` chooses the scale; too narrow: some columns, and a word about it."""
    sizes = [len(drawn(columns=200, rows=60, zoom=zoom)) for zoom in (1, 2, 3, 4)]
    assert sizes == [6 + 2, 12 + 2, 18 + 2, 24 + 2]
    assert " 3 |    |V200|V200|T50 |" in drawn(columns=200, rows=60, zoom=1)
    lines = drawn(columns=18)
    assert width_of(lines[:-1]) <= 18
    assert lines[-1].startswith("(The board is wider than this terminal: these are 2 columns")
    assert drawn(columns=18, language="fr")[-1].startswith("(Le plateau est plus large")


def test_a_board_of_the_largest_size_is_drawn_around_the_last_move() -> None:
    """26 columns do not fit 80: those around it are shown."""
    write_board(
        """
name = "wide"
columns = 26
rows = 6
river = 3
zones = { columns = 13, rows = 3 }
[bases]
tank = [["A2", "B2"], ["Z5", "Y5"]]
paratroop = [["Y2", "Z2"], ["B5", "A5"]]
""",
        "wide",
    )
    match = match_after("", board="wide")
    one, before = teller(), match.snapshot()
    move = GAME.move_code(match.box, "lay X1")
    match.play(Seat(0), move)
    one.story(scene_of(GAME, match.box, before, Seat(0), move, (), SPECTATOR))
    lines = one.table(match.view(SPECTATOR), None, Screen(80, 24))
    assert lines[0].split()[-1] == "Z"
    assert "A" not in lines[0].split()
    assert width_of(lines[:-1]) <= 80


def test_the_board_told() -> None:
    """Row by row, then objectives, bases, sites, zones, and what is closed."""
    moves = f"{lays(0, SOUTH)}1 lay D6; 0 tank C3; 0 flag mill; "
    lines = teller(is_plain=True).table(match_after(moves).view(SPECTATOR), None, PLAIN)
    assert lines[:4] == [
        "The board goes from A1 to D6. Green sits at row 1, orange at row 6; "
        "the river runs between rows 3 and 4. 11 locations are empty.",
        "Row 1: A1 to D1 green.",
        "Row 2: A2 to D2 green.",
        "Row 3: A3, B3 green; C3 green with a tank; D3 green.",
    ]
    for line in (
        "Row 6: A6 to C6 empty; D6 orange.",
        "The mill (200), B3, C3: green’s flag.",
        "Barn (50), D3: green has covered it, and no flag is planted yet.",
        "Green’s tank base, A2, B2: 2 of 2 covered.",
        "Orange’s paratroop base, A5, B5: 0 of 2 covered.",
        "Bridge site west (A3 to A4): no bridge.",
        "Green holds 2 zones: A1 to B2, C1 to D2.",
        "Closed to orange by a tank: C4.",
    ):
        assert line in lines


# How it stands


def test_the_offer() -> None:
    """Points, what is ready, what waits for a flag; a letter for each side where it is drawn."""
    match = match_after(f"{lays(0, SOUTH)}1 lay D6; 0 flag barn; ")
    view = match.view(SPECTATOR)
    words = [
        "Green (Ada): 150 points; ready: 3 paratroopers, 3 tanks, 2 bridges",
        "Orange (Bo): 0 points; ready: 0 paratroopers, 0 tanks, 2 bridges",
        "Without a flag: the mill (200), covered by green.",
    ]
    assert teller(is_plain=True).offer(view, PLAIN) == words
    assert teller().offer(view, Screen()) == [f"(G) {words[0]}", f"(O) {words[1]}", words[2]]


def test_scores_and_details() -> None:
    """S4-8.2 By what they are for, the same in words and for a client, and together what the view shows."""
    match = match_after(f"{lays(0, SOUTH)}{lays(0, 'A4')}1 lay D6; 0 flag barn; 0 bridge west; ")
    view = match.view(SPECTATOR)
    assert teller().scores(view) == [
        "Green (Ada): 250 points (flags 50, bridges 100, zones 100)",
        "Orange (Bo): 0 points",
    ]
    points = teller().details(view)["points"]
    assert points == {"flags": [50, 0], "bridges": [100, 0], "zones": [100, 0]}
    assert [sum(kind[side] for kind in points.values()) for side in (0, 1)] == shown(match)["points"]


def test_nothing_is_hidden() -> None:
    """What is still empty, then nothing."""
    assert teller().unseen(match_after(f"{lays(0, SOUTH)}{lays(1, NORTH)[:-12]}").view(SPECTATOR)) == [
        "Nothing is hidden. 1 location is still empty: A4."
    ]
    assert teller().unseen(match_after(ALL).view(SPECTATOR)) == [
        "Nothing is hidden, and no location is empty."
    ]


def test_locations_side_by_side() -> None:
    """Three or more by the first and the last; the end of a row is no neighbour of the next one."""
    assert runs_in([0, 1, 2, 25, 26, 4]) == [[0, 1, 2], [4], [25], [26]]
    assert Speech("en", (), False).places([0, 1, 2, 25, 26, 4]) == "A1–C1, E1, Z1, A2"
    assert Speech("fr", (), True).places([0, 1, 2]) == "A1 à C1"


# Whole games


def all_told(one: Situation4Teller, view: View, choices: Choices, screen: Screen) -> Iterator[str]:
    """Everything that there is to say of a position."""
    yield choices.question
    yield from one.listing(view, choices)
    yield from (one.words_of(view, move) for move in choices.moves.values())
    yield from one.table(view, choices, screen)
    yield from one.offer(view, screen)
    yield from one.unseen(view)
    yield from one.scores(view)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_are_told(language: str) -> None:
    """Each move in a sentence or more, every position in words that a screen reader can read."""
    match = dealt("skirmish")
    one = Situation4Teller(["Ada", "Bo"], language, is_plain=True)
    count = 0
    for seat, move, before, now, turns in played(match):
        lines = one.story(scene_of(GAME, match.box, before, seat, move, match.drawn, SPECTATOR, now))
        count += 1
        assert lines
        assert all(line.text.endswith((".", ")")) or "point" in line.text for line in lines)
        assert all(len(line.text) <= LONGEST_LINE for line in lines)
        assert ["Ada", "Bo"][seat] in lines[0].text
        if count % 5 == 0 and not turns.is_over:
            view = match.view(turns.to_move()[0])
            choices = one.choices(view, turns.legal(turns.to_move()[0]))
            for text in all_told(one, view, choices, PLAIN):
                assert text
                assert not SIGNS.search(text), text
                assert not re.search(r"\{|\$|s4-", text), text
    assert count > 54  # a piece on each location, and what else was placed


def test_a_story_agrees_with_the_points() -> None:
    """What flags, bridges and zones are told to bring adds up to what the sides have."""
    match = dealt("skirmish", "sums")
    one = teller()
    points = [0, 0]
    for seat, move, before, now, _ in played(match, 7):
        for line in one.story(scene_of(GAME, match.box, before, seat, move, match.drawn, SPECTATOR, now)):
            found = re.search(r"(\d+) points for (green|orange)", line.text)
            held = re.match(r"(Green|Orange) holds the zone \S+: (\d+) points", line.text)
            if found:
                points[found[2] == "orange"] += int(found[1])
            if held:
                points[held[1] == "Orange"] += int(held[2])
        assert points == shown(match)["points"]
    assert min(points) > 0

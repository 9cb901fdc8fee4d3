"""What a client is shown of Beat the Quake, field by field."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, read_record
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.layout import STATE, VIEW
from tests.games.beat_the_quake.hand_made import QUAKES, match_after, shown
from tests.support.recorded import recorded

GAME = registry.find("beat-the-quake")

ALWAYS = {
    *("seats", "turn", "advanced", "hand_sizes", "face_up", "used_by_others", "neutral_cards", "neutralised"),
    *("met", "quakes", "quakes_left", "pile", "safe", "points", "gone", "lost"),
}
OWN = {"hand", "my_points", "my_damage"}
QUAKE = {"quake", "damage", "reached"}
END = {"fatal", "hands"}
BY_SEAT = ("hand_sizes", "face_up", "used_by_others", "neutral_cards", "neutralised", "points")

# Ada shows c31 and holds a12; Bo shows e20 and holds b13; Ada has drawn f41.
PILE = "a12 b13 c31 e20 f41 yellow-1 g00 red-2 h21"
MOVES = "show c31; stop; show e20; stop"


def test_the_whole_of_it() -> None:
    """For Ada, who may show a card: everything, and nothing else."""
    assert shown(match_after(PILE, MOVES), 0) == {
        "seats": 2,
        "turn": 0,
        "advanced": False,
        "hand": ["a12", "f41"],
        "drawn": "f41",
        "my_points": 6,
        "my_damage": 3,
        "hand_sizes": [2, 1],
        "face_up": [["c31"], ["e20"]],
        "used_by_others": [[], []],
        "neutral_cards": [[], []],
        "neutralised": [0, 0],
        "met": 0,
        "quakes": [],
        "quakes_left": 6,
        "pile": 4,
        "safe": 0,
        "points": [1, 1],
        "gone": [],
        "lost": 0,
        "asks": "show",
    }


def test_another_seat_and_a_spectator() -> None:
    """Bo is shown his own hand, nobody is shown what Ada drew, and a spectator no hand at all."""
    match = match_after(PILE, MOVES)
    bo, spectator = shown(match, 1), shown(match, SPECTATOR)
    own = {"hand": ["b13"], "my_points": 2, "my_damage": 3}
    assert bo == {**spectator, **own}
    assert not (OWN | {"drawn"}) & spectator.keys()
    for view in (bo, spectator):
        assert not {"a12", "f41"} & set(words(view))


def words(value: Any) -> Iterator[str]:
    """Every text in a document, keys aside."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words(part)
    elif isinstance(value, str):
        yield value


def test_whether_to_draw() -> None:
    """The card is in the hand now, and no longer the one just drawn."""
    found = shown(match_after(PILE, f"{MOVES}; keep"), 0)
    assert found["asks"] == "draw"
    assert "drawn" not in found


def test_a_quake_being_met() -> None:
    """Its damage and how far one is; whose cards may be used is plain."""
    match = match_after(PILE, f"{MOVES}; keep; draw")
    for seat in (0, 1, SPECTATOR):
        found = shown(match, seat)
        assert [found[key] for key in ("asks", "quake", "damage", "reached")] == ["use", "yellow-1", 3, 0]
        assert (found["alone"], found["quakes"], found["quakes_left"], found["met"]) == (
            True,
            ["yellow-1"],
            5,
            0,
        )
    found = shown(match_after(PILE, f"{MOVES}; keep; draw; use c31"), 1)
    assert not (QUAKE | {"alone"}) & found.keys()
    assert (found["met"], found["neutralised"], found["neutral_cards"]) == (1, [1, 0], [["c31"], []])
    assert found["points"] == [3, 1]


def test_cards_used_with_the_help_of_others() -> None:
    """One's own leave the game, those of others lie face down before them and count twice."""
    pile, moves = "a12 b14 c20 d20 yellow-1 f20", "show c20; stop; show d20; draw"
    found = shown(match_after(pile, moves), 1)
    assert (found["damage"], found["alone"]) == (4, False)
    found = shown(match_after(pile, f"{moves}; use c20"), 0)
    assert (found["reached"], found["used_by_others"], found["points"]) == (2, [["c20"], []], [4, 1])
    found = shown(match_after(pile, f"{moves}; use c20; use d20"), SPECTATOR)
    assert (found["gone"], found["neutralised"], found["points"]) == (["d20"], [0, 0], [4, 0])


def test_discards_of_common_objects_are_seen() -> None:
    """BQ-6.2 Orange: everybody sees what leaves the table."""
    pile, moves = "a10 b12 c50 d10 e10 orange-1 f20", "show c50; draw; show d10; show e10; draw"
    found = shown(match_after(pile, moves, advanced=True), 0)
    assert [found[key] for key in ("asks", "quake", "damage", "turn")] == ["discard-common", "orange-1", 3, 1]
    assert "alone" not in found
    found = shown(match_after(pile, f"{moves}; discard e10", advanced=True), SPECTATOR)
    assert (found["gone"], found["lost"]) == (["e10"], 0)


def test_discards_from_a_hand_are_seen_by_nobody_else() -> None:
    """BQ-6.2 Red: how many, and not which; the owner has seen it go."""
    pile, moves = "a10 b14 c90 d10 e10 red-1 f20", "show c90; draw; show d10; keep; draw"
    match = match_after(pile, moves, advanced=True)
    assert [shown(match, 1)[key] for key in ("asks", "damage")] == ["discard-hand", 6]
    match = match_after(pile, f"{moves}; discard e10", advanced=True)
    for seat in (0, 1, SPECTATOR):
        found = shown(match, seat)
        assert (found["lost"], found["gone"], found["hand_sizes"]) == (1, [], [1, 1])
        assert "e10" not in set(words(found))
    assert shown(match, 1)["hand"] == ["b14"]
    assert shown(match, 1)["damage"] == 6, "what was counted stays"
    assert shown(match, 1)["my_damage"] == 4


def test_after_the_sixth_quake() -> None:
    """Hands are counted, so all are shown; the points are the scores; nothing is asked."""
    quakes = " ".join(f"{letter}90 {quake}" for letter, quake in zip("cdefgh", QUAKES, strict=True))
    turns = "; ".join(f"show {letter}90; draw; use {letter}90" for letter in "cdefgh")
    match = match_after(f"a21 b32 {quakes}", turns)
    for seat in (0, 1, SPECTATOR):
        found = shown(match, seat)
        assert "asks" not in found
        assert (found["fatal"], found["hands"]) == (False, [["a21"], ["b32"]])
        assert found["points"] == [11, 12]
        assert not QUAKE & found.keys()
    assert [shown(match, seat)["my_points"] for seat in (0, 1)] == [11, 12]


def test_after_a_fatal_quake() -> None:
    """BQ-4.6 No points; the quake and its damage stay to be talked about."""
    match = match_after("a13 b32 c20 red-1 d10", "show c20; draw")
    for seat in (0, 1, SPECTATOR):
        found = shown(match, seat)
        assert (found["fatal"], found["points"], found["met"]) == (True, [0, 0], 0)
        assert [found[key] for key in ("quake", "damage", "reached")] == ["red-1", 3, 0]
        assert found["hands"] == [["a13"], ["b32"]]
        assert not {"asks", "alone"} & found.keys()


def test_with_the_fog_lifted() -> None:
    """A replay shows every hand, what it is worth, and the card drawn last."""
    match = match_after(PILE, MOVES)
    found = GAME.open_json(match.box, match.state)
    shown_to_all = shown(match, SPECTATOR)
    assert found == {
        **shown_to_all,
        "hands": [["a12", "f41"], ["b13"]],
        "drawn": "f41",
        "points": [points + hand for points, hand in zip(shown_to_all["points"], (1 + 4, 1), strict=True)],
    }


# What happens, as it is told


def test_what_each_is_told_of_a_draw() -> None:
    """One's own card is named, that of another is not, and a quake is for all."""
    match = match_after(PILE, MOVES)
    drawn = [code(match, "f41")]
    before = match_after(PILE, MOVES.removesuffix("; stop")).state
    stop = GAME.move_code(match.box, "stop")
    assert GAME.seen(match.box, before, Seat(1), stop, drawn, Seat(0)) == ("stop", ("f41",))
    for seat in (Seat(1), SPECTATOR):
        assert GAME.seen(match.box, before, Seat(1), stop, drawn, seat) == ("stop", (None,))
    before = match_after(PILE, f"{MOVES}; keep").state
    draw = GAME.move_code(match.box, "draw")
    for seat in (Seat(0), Seat(1), SPECTATOR):
        quake = [code(match, "yellow-1")]
        assert GAME.seen(match.box, before, Seat(0), draw, quake, seat) == ("draw", ("yellow-1",))


def code(match: Match, card: str) -> Outcome:
    """A card as it is drawn."""
    found = GAME.outcome_code(match.box, card)
    assert found is not None
    return found


def test_what_each_is_told_of_the_first_cards() -> None:
    """BQ-2.2 One's own card alone; then the first seat's draw."""
    match = match_after("a10 b12 c30 d20", seats=3)
    start = match.state_at_start()
    assert [GAME.seen(match.box, start, None, None, match.drawn, Seat(seat))[1] for seat in range(3)] == [
        ("a10", None, None, "d20"),
        (None, "b12", None, None),
        (None, None, "c30", None),
    ]
    assert GAME.seen(match.box, start, None, None, match.drawn, SPECTATOR) == (None, (None,) * 4)


def test_what_each_is_told_of_a_discard() -> None:
    """BQ-6.2 From a hand the owner alone, from the table all."""
    for pile, moves, move, told in (
        ("a10 b14 c90 d10 e10 red-1 f20", "show c90; draw; show d10; keep; draw", "discard e10", None),
        ("a10 b12 c50 d10 e10 orange-1 f20", "show c50; draw; show d10; show e10; draw", "discard e10", 1),
    ):
        match = match_after(pile, moves, advanced=True)
        seen = [
            GAME.seen(match.box, match.state, Seat(1), GAME.move_code(match.box, move), (), seat)[0]
            for seat in (Seat(0), Seat(1), SPECTATOR)
        ]
        assert seen == ([move] * 3 if told else [None, move, None])


# Whole games


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_view_of_whole_games(seats: int, advanced: bool) -> None:
    """The documented keys and no other, no null anywhere, a place for each seat, and no card of another."""
    options = GAME.options({"advanced": advanced})
    asked = set()
    for number in range(5):
        first, pile = GAME.deal(options, seats, f"views {seats} {advanced} {number}")
        match, chance = Match(GAME, options, seats, Setup(first, pile)), random.Random(number)
        while True:
            truth = GAME.describe(match.box, match.state)
            for seat in (*range(seats), SPECTATOR):
                asked |= {check(match, shown(match, seat), seat, truth)}
            if match.is_over:
                break
            mover = match.to_move()[0]
            legal = match.legal(mover)
            texts = GAME.move_texts(match.box, legal)
            shows = [move for move, text in zip(legal, texts, strict=True) if text.startswith("show")]
            match.play(mover, chance.choice(shows or legal))  # so that tables last
    assert {"show", "draw", "use", ""} <= asked
    assert not advanced or {"discard-hand", "discard-common"} <= asked


def check(match: Match, view: Mapping[str, Any], seat: int, truth: dict[str, Any]) -> str:
    """One view of a game, against the truth; what is asked."""
    assert "null" not in json.dumps(view)
    asks = str(view.get("asks", ""))
    is_over = not asks
    keys = set(ALWAYS) if is_over else {*ALWAYS, "asks"}
    if seat != SPECTATOR:
        keys |= OWN
    if asks == "show" and view["turn"] == seat:
        keys |= {"drawn"}
    if asks in ("use", "discard-hand", "discard-common") or (is_over and view["fatal"]):
        keys |= QUAKE
    if asks == "use":
        keys |= {"alone"}
    if is_over:
        keys |= END
    assert view.keys() == keys
    assert all(len(view[key]) == match.seats for key in BY_SEAT)
    assert view["quakes_left"] == 6 - len(view["quakes"])
    assert view["hand_sizes"] == [len(hand) for hand in truth["hands"]]
    hidden = {card for other, hand in enumerate(truth["hands"]) for card in hand if other != seat}
    if is_over:
        assert [sorted(hand) for hand in view["hands"]] == truth["hands"]
    else:
        assert not hidden & set(words(view))
    if seat != SPECTATOR:
        assert sorted(view["hand"]) == truth["hands"][seat]
    return asks


def test_it_agrees_with_what_a_replay_tells() -> None:
    """Along every recorded game: what lies open as `replay --json` has it, and in the end the scores."""
    paths = recorded("beat-the-quake")
    assert paths
    for path in paths:
        replay = Replay(read_record(path, registry.find))
        for _ in replay.prefixes():
            found = GAME.view_json(GAME.view(replay.box, replay.state, SPECTATOR))
            told = replay.report()
            state = told["state"]
            for key in ("face_up", "used_by_others"):
                assert [sorted(cards) for cards in found[key]] == state[key]
            assert (found["neutralised"], found["pile"]) == (state["neutralised"], state["pile"])
            assert found.get("damage") == state["damage"]
            assert ("asks" in found) == bool(told["to_move"])
            if not told["to_move"]:
                assert found["points"] == told["scores"]
                assert found["fatal"] == state["fatal"]


def test_a_view_names_its_fields() -> None:
    """Views are built up: nothing of the state is in them but by name, and hands and losses are not."""
    open_fields = set(STATE.names or ()) & set(VIEW.names or ())
    assert set(STATE.names or ()) - open_fields == {"lost"}
    match = match_after(
        "a10 b14 c90 d10 e10 red-1 f20", "show c90; draw; show d10; keep; draw; discard e10", advanced=True
    )
    record = match.view(Seat(0)).record
    for field in open_fields - {"hands", "card", "spare"}:
        assert (record[field] == match.state[field]).all(), field
    assert not record["hands"].any()
    assert (int(record["hand"]), int(record["my_lost"])) == (int(match.state["hands"][0]), 0)

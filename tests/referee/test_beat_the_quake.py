"""The referee of Beat the Quake against the worked examples of the sheet, and whole games.

A card is named after its values here: `a32` has VP 3 and VD 2.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from .beat_the_quake import (
    QUAKES,
    Edition,
    Referee,
    random_game,
    replay,
    report,
    report_legal,
    set_up,
    shuffle_setup,
)

# 46 objects: VP 0 to 4, VD 0 to 3, and more that help than hurt.
MADE_UP: Edition = [(f"card-{n}", (7 * n) % 5, (3 * n) % 4 if n % 3 else 0) for n in range(46)]


def values(pile: list[str]) -> Edition:
    """The edition in which each card of a pile has the values of its name."""
    return [(card, int(card[-2]), int(card[-1])) for card in pile if card not in QUAKES]


def played(pile: str, moves: str, seats: int = 2, first: int = 0, advanced: bool = False) -> Referee:
    """Play moves, a semicolon between two, over a pile."""
    cards = pile.split()
    referee = Referee(seats, values(cards), cards, first, advanced)
    for move in filter(None, map(str.strip, moves.split(";"))):
        referee.play(move)
    return referee


# BQ-7 Worked examples

# Ada holds VD 4 and shows VP 3, 2 and 1; her second card of that turn is a quake.
OWN = ("h04 i00 a30 b20 j00 c10 yellow-1 k00", "show a30; draw; show b20; keep; stop; show c10; draw")


def test_own_common_objects_one_at_a_time() -> None:
    """BQ-7.1 3 then 2 or 1; the quake is met the moment 4 is reached."""
    referee = played(*OWN)
    assert (referee.damage, referee.legal()) == (4, ["use a30"])
    referee.play("use a30")
    assert referee.legal() == ["use b20", "use c10"]
    for last in ("b20", "c10"):
        referee = played(OWN[0], f"{OWN[1]}; use a30; use {last}")
        assert (referee.neutralised, referee.damage) == ([1, 0], None)
        assert len(referee.face_up[0]) == 1
        assert referee.to_move() == [1]


def test_common_objects_of_others() -> None:
    """BQ-7.2 {4,3}, {4,2} and {3,2}, in moves: the greater first; the quake is nobody's."""
    pile, moves = "h05 i00 a20 b40 d30 yellow-1 k00", "show a20; stop; show b40; draw; show d30"
    referee = played(pile, moves)
    assert (referee.damage, referee.legal()) == (5, ["use b40", "use d30"])
    assert played(pile, f"{moves}; use b40").legal() == ["use a20", "use d30"]
    assert played(pile, f"{moves}; use d30").legal() == ["use a20"]
    with_own = played(pile, f"{moves}; use d30; use a20")
    assert with_own.neutralised == [0, 0]
    assert with_own.used_by_others == [[], ["d30"]]
    assert with_own.face_up == [[], ["b40"]]


def test_score() -> None:
    """BQ-7.3 4 + 8 + 2 + 3 = 17."""
    referee = Referee(2, values(["a30", "b10", "c40", "d90", "e00"]), [])
    referee.hands[0] = ["a30", "b10"]
    referee.used_by_others[0] = ["c40"]
    referee.face_up[0] = ["d90", "e00"]
    referee.neutralised[0] = 1
    assert referee.scores() == [17, 0]


# Setting up


def test_a_quake_among_the_first_cards() -> None:
    """BQ-2.2 Discarded without effect and replaced."""
    referee = played("yellow-1 a11 red-1 red-2 b11 c11", "")
    assert referee.hands == [["a11", "c11"], ["b11"]]
    assert (referee.met, referee.damage) == (0, None)


@pytest.mark.parametrize("pile", ["", "a10", "a10 b10", "yellow-1 a10 b10", "red-1 red-2"])
def test_a_pile_that_is_dealt_out(pile: str) -> None:
    """BQ-5.1 No turn begins: the game is over, and scored."""
    referee = played(pile, "")
    assert referee.finished
    assert referee.scores() == [int("a10" in pile), int("b10" in pile)]


def test_shuffled_pile() -> None:
    """BQ-2.1 3 x players objects on top; everything is there once."""
    everything = Counter([*QUAKES, *(card for card, _, _ in MADE_UP)])
    for seats in (2, 3, 4, 5):
        for seed in ("", "a seed", "☂"):
            pile, first = shuffle_setup(seed, seats, MADE_UP)
            assert Counter(pile) == everything
            assert not set(pile[: 3 * seats]) & set(QUAKES)
            assert first in range(seats)


# Turns


def test_a_turn_of_two_objects() -> None:
    """BQ-3.1, BQ-3.2 Any card of the hand may be shown, after each of two draws."""
    referee = played("a10 b20 c30 d40 e50", "")
    assert referee.legal() == ["keep", "show a10", "show c30"]
    referee.play("show a10")
    assert referee.legal() == ["draw", "stop"]
    referee.play("draw")
    assert referee.legal() == ["keep", "show c30", "show d40"]
    referee.play("keep")
    assert (referee.to_move(), referee.hands) == ([1], [["c30", "d40"], ["b20", "e50"]])


def test_nobody_is_asked_to_draw_from_an_empty_pile() -> None:
    """BQ-5.1 The last card was the first of a turn: no `draw`, no `stop`."""
    referee = played("a10 b20 c30", "keep")
    assert (referee.finished, referee.scores()) == (True, [4, 2])
    assert referee.winners() == [0]


# Quakes


def test_no_damage_costs_one_common_object() -> None:
    """BQ-4.4 Own, of any VP; with none of one's own another's; with none at all it is fatal."""
    others = played("a10 b20 c00 d30 e00 yellow-1 f00", "show c00; draw; show d30; keep; draw")
    assert (others.to_move(), others.damage, others.legal()) == ([1], 0, ["use c00", "use d30"])
    others.play("use c00")
    assert (others.neutralised, others.used_by_others) == ([0, 0], [["c00"], []])
    mine = played("a10 b20 c00 yellow-1 d00", "show c00; draw")
    assert (mine.damage, mine.legal()) == (0, ["use c00"])
    mine.play("use c00")
    assert mine.neutralised == [1, 0]
    nothing = played("a10 b20 yellow-1 c00", "")
    assert (nothing.fatal, nothing.damage, nothing.finished) == (True, 0, True)


def test_a_fatal_quake() -> None:
    """BQ-4.6 5 of damage and 4 on the table: everybody loses, and the damage stays to be seen."""
    referee = played("a05 b20 c40 yellow-1 d90", "show c40; draw")
    assert (referee.fatal, referee.damage, referee.finished) == (True, 5, True)
    assert (referee.scores(), referee.winners()) == ([0, 0], [])


def test_ties() -> None:
    """BQ-5.3 Quakes met alone, then common objects left, then the win is shared."""
    referee = Referee(3, values(["a30", "b10", "c10", "d00", "e20"]), [])
    assert referee.winners() == [0, 1, 2]
    referee.hands[0] = ["a30"]
    referee.neutralised[1] = 1
    assert (referee.scores(), referee.winners()) == ([3, 3, 0], [1])
    referee.hands[2] = ["e20"]
    referee.face_up[2] = ["d00"]
    referee.neutralised[1] = 0
    referee.used_by_others[1] = ["b10"]
    referee.face_up[1] = ["c10"]
    assert (referee.scores(), referee.winners()) == ([3, 3, 3], [1, 2])


def test_orange_takes_common_objects() -> None:
    """BQ-6 Damage + 1; from the active seat on, whoever has none is skipped; then the defence."""
    pile = "a01 b00 c00 d30 f00 e20 orange-1 g00"
    moves = "show d30; stop; keep; stop; show e20; stop"
    referee = played(pile, moves, seats=3, advanced=True)
    assert (referee.damage, referee.to_move(), referee.legal()) == (2, [0], ["discard d30"])
    referee.play("discard d30")
    assert (referee.to_move(), referee.legal()) == ([2], ["discard e20"])
    referee.play("discard e20")
    assert (referee.fatal, referee.damage) == (True, 2)


def test_red_takes_cards_of_the_hands() -> None:
    """BQ-6 Damage + 2, counted before the discards."""
    referee = played("a03 b01 c50 red-1 d00", "show c50; draw", advanced=True)
    assert (referee.damage, referee.legal()) == (5, ["discard a03"])
    referee.play("discard a03")
    assert (referee.damage, referee.to_move(), referee.legal()) == (5, [1], ["discard b01"])
    referee.play("discard b01")
    assert (referee.to_move(), referee.legal()) == ([0], ["use c50"])
    referee.play("use c50")
    assert (referee.hands, referee.neutralised) == ([[], ["d00"]], [1, 0])


def test_colours_do_not_matter_in_the_basic_game() -> None:
    """BQ-6 Only with `advanced`."""
    for quake in QUAKES:
        referee = played(f"a03 b01 c50 {quake} d00", "show c50; draw")
        assert (referee.damage, referee.legal()) == (3, ["use c50"])


# What is refused


@pytest.mark.parametrize(
    "move", ["show z00", "show b20", "keep a10", "show  a10", "Keep", "draw", "stop", "use a10", ""]
)
def test_illegal_moves(move: str) -> None:
    """A move that is not legal, or not written as records.md says, is refused in words."""
    with pytest.raises(ValueError, match="seat 0 cannot play"):
        played("a10 b20 c30", "").play(move)


def test_impossible_games() -> None:
    """BQ-1.1, BQ-1.3, BQ-2.2 Seats, cards twice, unknown cards, a first seat that is none."""
    edition = values(["a10", "b20"])
    with pytest.raises(ValueError, match="2 to 5"):
        Referee(6, edition, [])
    with pytest.raises(ValueError, match="unknown cards"):
        Referee(2, edition, ["c30"])
    with pytest.raises(ValueError, match="twice in the pile"):
        Referee(2, edition, ["a10", "red-1", "a10"])
    with pytest.raises(ValueError, match="twice in the edition"):
        Referee(2, [*edition, ("red-1", 0, 0)], [])
    with pytest.raises(ValueError, match="no seat 2"):
        Referee(2, edition, [], first=2)
    with pytest.raises(ValueError, match="the game is over"):
        Referee(2, edition, []).play("keep")


# Whole games


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games(seats: int, advanced: bool) -> None:
    """Every listed move can be played, nothing is lost, and the record replays to its result."""
    ends = set()
    for seed in range(30):
        record = random_game(seed, seats, advanced, MADE_UP)
        referee = set_up(record, MADE_UP)
        check_conservation(referee, record["setup"]["pile"])
        for move in record["moves"]:
            assert move in report_legal(referee)["moves"][str(referee.to_move()[0])]
            referee.play(move)
            check_conservation(referee, record["setup"]["pile"])
        assert replay(record, MADE_UP) == report(referee)
        assert record["result"] == {"scores": referee.scores(), "winners": referee.winners()}
        assert referee.fatal or referee.met == 6
        ends.add(referee.fatal)
    assert ends == {False, True}


def check_conservation(referee: Referee, pile: list[str]) -> None:
    """Every card of the pile is in one place; a defence is never without a choice."""
    found = Counter(referee.pile)
    for cards in (*referee.hands, *referee.face_up, *referee.used_by_others, referee.gone):
        found.update(cards)
    meeting = referee.damage is not None and not referee.fatal
    if meeting:
        (quake,) = set(pile) - set(found)
        found.update([quake])
    assert found == Counter(pile)
    assert referee.legal() == sorted(set(referee.legal()))
    assert bool(referee.legal()) != referee.finished


def test_defences_leave_no_card_too_many() -> None:
    """BQ-4.5 One card after another gives all the sets with no card too many, and no others."""
    for seed in range(200):
        chance = random.Random(seed)
        vp = {f"card-{n}": chance.randrange(6) for n in range(5)}
        damage = chance.randrange(12)
        assert set(defences(vp, damage)) == smallest_sets(vp, damage)


def defences(vp: dict[str, int], damage: int, *used: str) -> Iterator[frozenset[str]]:
    """Every set of own common objects with which the moves meet this damage, after those used."""
    referee = Referee(2, [(card, value, 0) for card, value in vp.items()], [])
    referee.face_up[0] = list(vp)
    course = referee._defence(damage)
    question = next(course, None)
    for card in used:
        try:
            question = course.send(f"use {card}")
        except StopIteration:
            question = None
    if question is not None:
        for move in question[1]:
            yield from defences(vp, damage, *used, move.removeprefix("use "))
    elif not referee.fatal:
        yield frozenset(used)


def smallest_sets(vp: dict[str, int], damage: int) -> set[frozenset[str]]:
    """BQ-4.4, BQ-4.5 The sets that reach the damage and would not without their smallest card."""
    found = set()
    for bits in range(1, 2 ** len(vp)):
        cards = [card for n, card in enumerate(vp) if bits >> n & 1]
        total, least = sum(vp[card] for card in cards), min(vp[card] for card in cards)
        is_enough = total >= damage > total - least if damage else len(cards) == 1
        if is_enough:
            found.add(frozenset(cards))
    return found


def test_truncated_game() -> None:
    """A record cut short has no result, and the scores are those it would end with now."""
    record = random_game(1, 3, False, MADE_UP, moves=5)
    assert "result" not in record
    answer = replay(record, MADE_UP)
    assert (answer["finished"], answer["winners"]) == (False, None)
    with pytest.raises(ValueError, match="still on"):
        replay({**record, "result": {"scores": [0, 0, 0], "winners": [0]}}, MADE_UP)
    with pytest.raises(ValueError, match="move 6: seat"):
        replay({**record, "moves": [*record["moves"], "jump"]}, MADE_UP)


def test_wrong_result() -> None:
    """A result that the moves do not lead to is an error."""
    record = random_game(3, 2, False, MADE_UP)
    assert replay(record, MADE_UP)["finished"]
    with pytest.raises(ValueError, match="not what the moves lead to"):
        replay({**record, "result": {"scores": [99, 0], "winners": [0]}}, MADE_UP)

"""Every refusal of a move: its key, its clause, and the whole line that people read."""

import re

import pytest

from ludotheque.engine.contract import START, Move, Seat
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.beat_the_quake.hand_made import after, match_after, record, refusal
from tests.support.hand_made import read

BASIC, ADVANCED = False, True

# Ada has drawn c00; two cards are left.
TURN = "a00 b00 c00 d00 e00"
# Ada meets a quake of 4 with her own 3 and 2; Bo shows 9.
ALONE = ("h04 x00 a30 b20 c90 yellow-1 d00", "show a30; draw; show b20; show c90; stop; ")
# Ada meets a quake of 5 with her 2 and Bo's 4 and 3.
TOGETHER = ("h05 x00 a20 b40 c30 yellow-1 y00", "show a20; stop; show b40; draw; show c30; ")
ORANGE = ("a01 b00 c40 orange-1 d00", "show c40; draw; ")
RED = ("a01 b00 c40 red-1 d00", "show c40; draw; ")

Case = tuple[str, bool, str, str, str, str]
REFUSALS: list[Case] = [
    # key, advanced, pile, moves, clause, the words behind "move n: "
    ("move-unknown", BASIC, TURN, "jump", "", "“jump” is not a move"),
    ("move-unknown", BASIC, TURN, "show", "", "“show” is not a move"),
    ("move-unknown", BASIC, TURN, "keep a00", "", "“keep a00” is not a move"),
    ("move-unknown", BASIC, TURN, "Keep", "", "“Keep” is not a move"),
    (
        "move-unknown-card", BASIC, TURN, "show teapot", "BQ-1.3",
        "there is no card “teapot” in this edition",
    ),
    ("over", BASIC, "a00 b00 c00", "keep; keep", "BQ-5.1", "the game is over"),
    ("over", BASIC, "a00 b00 c00 yellow-1", "keep; draw; keep", "BQ-4.6", "the game is over"),
    ("not-now-show", BASIC, TURN, "draw", "BQ-3.1", "seat 0 has to show a card now, or keep all"),
    (
        "not-now-draw", BASIC, TURN, "keep; show a00", "BQ-3.2",
        "seat 0 has to draw a second card now, or stop",
    ),
    (
        "not-now-use", BASIC, ALONE[0], ALONE[1] + "keep", "BQ-4.5",
        "seat 0 has to use a common object against the quake now",
    ),
    (
        "not-now-discard-hand", ADVANCED, RED[0], RED[1] + "use c40", "BQ-6.1",
        "seat 0 has to discard a card from hand now",
    ),
    (
        "not-now-discard-common", ADVANCED, ORANGE[0], ORANGE[1] + "use c40", "BQ-6.1",
        "seat 0 has to discard a common object now",
    ),
    ("show-not-held", BASIC, TURN, "show b00", "BQ-3.1", "seat 0 cannot show b00: it is not in hand"),
    (
        "discard-not-held", ADVANCED, RED[0], RED[1] + "discard c40", "BQ-6.1",
        "seat 0 cannot discard c40: it is not in hand",
    ),
    (
        "discard-not-common", ADVANCED, ORANGE[0], ORANGE[1] + "discard a01", "BQ-6.1",
        "seat 0 cannot discard a01: it does not lie face up in front of seat 0",
    ),
    (
        "use-not-common", BASIC, TOGETHER[0], TOGETHER[1] + "use h05", "BQ-4.3",
        "seat 0 cannot use h05: it does not lie face up",
    ),
    (
        "use-not-own", BASIC, ALONE[0], ALONE[1] + "use c90", "BQ-4.2",
        "seat 0 cannot use c90: seat 0’s own common objects are enough",
    ),
    (
        "use-too-large", BASIC, TOGETHER[0], TOGETHER[1] + "use c30; use b40", "BQ-4.5",
        "seat 0 cannot use b40 now: its protection of 4 is more than the 3 of the card before",
    ),
    (
        "use-too-small", BASIC, TOGETHER[0], TOGETHER[1] + "use a20", "BQ-4.5",
        "seat 0 cannot use a20 now: with it and what could follow, the 5 still needed would not be reached",
    ),
]  # fmt: skip
ELSEWHERE = {"pile-card-twice", "not-your-turn"}


@pytest.mark.parametrize(("key", "advanced", "pile", "moves", "clause", "words"), REFUSALS)
def test_refusals(key: str, advanced: bool, pile: str, moves: str, clause: str, words: str) -> None:
    """The key, the clause and the line."""
    why = refusal(pile, moves, advanced=advanced)
    assert (why.key, why.clause) == (key, clause)
    behind = f" ({clause})" if clause else ""
    assert why.tell() == f"move {moves.count(';') + 1}: {words}{behind}"


def test_every_refusal_that_names_a_card_is_shown_here() -> None:
    """All such messages under “Moves” in the catalogue of the game."""
    catalogue = registry.find("beat-the-quake").folder / "words" / "en" / "errors.ftl"
    section = catalogue.read_text(encoding="utf-8").partition("## Moves")[2].partition("\n## ")[0]
    keys = set(re.findall(r"^([a-z-]+) = .*\$card", section, re.MULTILINE))
    assert keys
    assert keys <= {case[0] for case in REFUSALS} | ELSEWHERE


@pytest.mark.parametrize("move", ["keep ", " keep", "show  a00", "show a00 ", "keep\n", "show a00\n", ""])
def test_moves_are_written_exactly(move: str) -> None:
    """One blank, and nothing around it."""
    document = record(TURN)
    document["moves"] = [move]
    with pytest.raises(Refused) as caught:
        read(document).finish()
    assert caught.value.place == "move 1"


def test_refusal_of_a_card_twice_in_the_pile() -> None:
    """BQ-1.1 The line names the card."""
    with pytest.raises(Refused) as caught:
        read(record("a00 b00 c00 b00"))
    assert caught.value.key == "pile-card-twice"
    assert "the card “b00” appears in the pile twice" in caught.value.tell()


def test_refusal_of_a_seat_that_is_not_waited_for() -> None:
    """BQ-2.2 It is for another seat to decide, and nothing has changed."""
    match = match_after(TURN)
    before = match.state.tobytes()
    with pytest.raises(Refused) as caught:
        match.play(Seat(1), match.game.move_code(match.box, "keep"))
    assert caught.value.tell() == "seat 1 cannot move: seat 0 is to move (BQ-2.2)"
    assert (match.state.tobytes(), match.legal(Seat(1))) == (before, [])


def test_refusal_does_not_tell_what_a_hand_holds() -> None:
    """BQ-4.1 A card of Bo's hand, of the pile, and one that is out of the game: the same words."""
    lines = {
        card: refusal("a00 b00 c00 d00 e00", f"show {card}").tell().replace(card, "")
        for card in ("b00", "d00", "z00")
    }
    assert len(set(lines.values())) == 1


def test_a_refused_move_changes_nothing() -> None:
    """The match stands as before, and goes on."""
    match = match_after(TURN)
    before = match.state.tobytes()
    for text in ("draw", "stop", "show b00", "use a00", "discard a00"):
        with pytest.raises(Refused):
            match.play(Seat(0), match.game.move_code(match.box, text))
    assert (match.state.tobytes(), match.played) == (before, [])
    match.play(Seat(0), match.game.move_code(match.box, "show a00"))
    assert len(match.played) == 1


@pytest.mark.parametrize("pile_and_moves", [(TURN, ""), TOGETHER, ALONE], ids=["turn", "together", "alone"])
def test_a_code_outside_the_table_of_moves_is_no_move(pile_and_moves: tuple[str, str]) -> None:
    """Neither before its first code nor after its last."""
    game = after(*pile_and_moves)
    codes = game.game.move_codes
    for move in (-1, -(2**31), codes, codes + 6, 2**31 - 1):
        assert not game.game.rules.is_legal(game.box, game.state, 0, move, 0)
        assert game.game.why_not(game.box, game.state, Seat(0), Move(move), START).key == "move-unknown"


def test_every_code_can_be_asked_about() -> None:
    """Also those that name no card of a small edition: refused in words, whatever is waited for."""
    for pile, moves in ((TURN, ""), TOGETHER, ALONE):
        game = after(pile, moves)
        for move in range(game.game.move_codes):
            if not game.game.rules.is_legal(game.box, game.state, 0, move, 0):
                assert game.game.why_not(game.box, game.state, Seat(0), Move(move), START).tell()

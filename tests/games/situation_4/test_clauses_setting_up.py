"""S4-2 Setting up."""

from hashlib import sha256
from typing import Any

import pytest

from ludotheque.engine.contract import Setup
from ludotheque.engine.records import verify
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.situation_4.hand_made import after, can, lays, record, unreadable
from tests.support.hand_made import parsed, read, state

GAME = registry.find("situation-4")
LOCATIONS = list(GAME.components(GAME.options({}))["locations"])
SEEDS = [f"seed {number}" for number in range(30)]


def dealt(seed: str) -> list[list[str]]:
    """The trays of `classic` that follow from a seed."""
    options = GAME.options({})
    first, pile = GAME.deal(options, 2, seed)
    trays: list[list[str]] = GAME.chance_json(GAME.box(options), Setup(first, pile))["trays"]
    return trays


def test_s4_2_1_each_side_has_its_pieces_in_random_order() -> None:
    """S4-2.1 Every piece once in each tray; no two orders alike, neither of them that of the board."""
    orders = [tuple(tray) for seed in SEEDS for tray in dealt(seed)]
    assert all(sorted(order) == sorted(LOCATIONS) for order in orders)
    assert len({*orders, tuple(LOCATIONS)}) == 2 * len(SEEDS) + 1


def test_s4_2_1_any_piece_may_lie_anywhere() -> None:
    """S4-2.1 Over many seeds every row of the board lies at the top of a tray."""
    rows = {tray[0][1:] for number in range(60) for tray in dealt(str(number))}
    assert rows == set("12345678")


def test_s4_2_1_trays_written_out_are_those_of_their_seed() -> None:
    """S4-2.1 A record holds either."""
    seeded = parsed(record(board="classic", setup={"seed": "a seed"}))
    written = parsed(record(board="classic", setup={"trays": dealt("a seed")}))
    assert written.setup == seeded.setup


def test_s4_2_1_a_tray_decides_nothing() -> None:
    """S4-2.1, S4-10.8 Whatever lies on top, any piece may be found first."""
    for setup in ({}, {"seed": "x"}, {"trays": dealt("y")}):
        game = after(board="classic", setup=setup)
        assert len(can(game, 0, "lay")) == 12
        assert state(game)["pieces"] == {}


@pytest.mark.parametrize(
    ("trays", "place"),
    [
        (7, "setup.trays"),
        (None, "setup.trays"),
        ([], "setup.trays"),
        ([["A1"]], "setup.trays"),
        ([["A1"], ["A1"], ["A1"]], "setup.trays"),
        ([["A1"], 7], "setup.trays"),
        ([["A1"], ["A1", "M1"]], "setup.trays[1][1]"),
        ([["a1"], ["A1"]], "setup.trays[0][0]"),
        ([[7], ["A1"]], "setup.trays[0][0]"),
        ([[None], ["A1"]], "setup.trays[0][0]"),
    ],
)
def test_s4_2_1_broken_trays(trays: Any, place: str) -> None:
    """S4-2.1 A list of locations for each side; the line says where it is not."""
    why = unreadable(record(board="classic", setup={"trays": trays}))
    assert why.place.startswith(place)


@pytest.mark.parametrize("key", ["first", "pile", "heights", "tray"])
def test_s4_2_1_nothing_else_is_decided_by_chance(key: str) -> None:
    """S4-2.1 Nobody goes first, and nothing is drawn."""
    assert key in unreadable(record(setup={key: 0})).tell()


def test_s4_2_1_a_seed_and_trays_are_one_too_many() -> None:
    """S4-2.1 The trays follow from the seed."""
    why = unreadable(record(setup={"seed": "x", "trays": [["A1"], ["A1"]]}))
    assert why.key == "record-pile-and-seed"


@pytest.mark.parametrize("orientation", ["upright", "turned"])
def test_s4_2_1_pieces_may_lie_turned(orientation: str) -> None:
    """S4-2.1 A matter of hands: the moves are the same."""
    plain, game = after(lays(0, "A1 A2")), after(lays(0, "A1 A2"), orientation=orientation)
    assert game.report() == plain.report()
    assert game.report_legal() == plain.report_legal()
    assert GAME.options_json(game.record.options)["orientation"] == orientation


def test_s4_2_1_upright_is_the_default() -> None:
    """S4-2.1 With the other defaults."""
    document = record()
    del document["options"]
    options = GAME.options_json(read(document).record.options)
    assert options == {"board": "classic", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}


@pytest.mark.parametrize("given", ["sideways", "", "Turned", None, 1, True, ["turned"]])
def test_s4_2_1_no_other_orientation(given: Any) -> None:
    """S4-2.1 Two words, and the line names them."""
    why = unreadable(record(orientation=given))
    assert why.place == "options.orientation"
    assert "turned" in why.tell()


def sealed(trays: list[list[str]] | None) -> dict[str, Any]:
    """A record of `classic` with a sealed deal, and these trays written out beside it."""
    secret = "5" * 64
    seal = {
        "commitment": sha256(secret.encode()).hexdigest(),
        "secret": secret,
        "shares": ["tea", None],
    }
    return record(board="classic", setup={"seal": seal} if trays is None else {"seal": seal, "trays": trays})


def test_s4_2_1_a_sealed_deal() -> None:
    """S4-2.1 The seed is SHA-256 of `secret:share0:share1`; trays beside it have to be those."""
    trays = dealt(sha256(f"{'5' * 64}:tea:".encode()).hexdigest())
    for document in (sealed(None), sealed(trays)):
        assert GAME.chance_json(GAME.box(GAME.options({})), parsed(document).setup) == {"trays": trays}
        verify(parsed(document))
    with pytest.raises(Refused) as caught:
        verify(parsed(sealed([trays[1], trays[0]])))
    assert caught.value.key == "record-verify-pile"


def test_s4_2_1_a_seal_that_is_not_opened_yet() -> None:
    """S4-2.1 While the game is on the secret is null, and nobody can say where a piece lies."""
    document = sealed(None)
    document["setup"]["seal"]["secret"] = None
    assert parsed(document).setup.pile == ()
    assert after(board="classic", setup=document["setup"]).to_move() == [0, 1]

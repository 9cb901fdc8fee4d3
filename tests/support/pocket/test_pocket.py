"""Pocket keeps the contract that it is made to try out."""

import inspect
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.contract import SPECTATOR, Move, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Replay, parse_record, record_json, record_of
from ludotheque.engine.teller import Line, Screen, Teller, scene_of
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.laws.play import choose, examples
from tests.laws.test_legality import check_listed, check_unlisted
from tests.laws.test_views import seats_of
from tests.support.pocket import find
from tests.support.pocket.game import Pocket
from tests.support.pocket.layout import CARDS, HAND
from tests.support.pocket.moves import MOVES, SHOW, card_text
from tests.support.pocket.play import BOX, GAME, dealt, pocket_matches

NAMES = ["Ada", "Bo", "Cleo", "Dov"]
NUMBERS = st.lists(st.integers(0, 2**20), max_size=40)


def cards_in(document: Any) -> set[str]:
    """Every card that is named anywhere in a JSON document."""
    text = json.dumps(document)
    return {card_text(card) for card in range(CARDS) if card_text(card) in text}


def hidden_from(match: Match, seat: Seat) -> set[str]:
    """The cards that a seat may not know of: in other hands, face down before others, or not drawn yet."""
    state = GAME.describe(match.box, match.state)
    hands = {card for other, hand in enumerate(state["hands"]) if other != seat for card in hand}
    down = {
        card
        for other, card in state["aside"].items()
        if int(other) != seat and not state["shown"][int(other)]
    }
    pile = match.setup.pile
    return hands | down | {card_text(card) for card in pile[len(pile) - state["pile"] :]}


def test_it_is_found_beside_the_games_of_the_house() -> None:
    """By its name; the others by theirs."""
    assert isinstance(find("pocket"), Pocket)
    assert find("pocket") is find("pocket")
    assert find(registry.NAMES[0]) is registry.find(registry.NAMES[0])
    with pytest.raises(Refused):
        find("chess")


def test_its_rules_take_what_the_kernels_of_a_game_take() -> None:
    """The same names in the same order as in a game of the house."""
    house = registry.find(registry.NAMES[0]).rules
    for name in ("to_move", "legal", "is_legal", "play", "mark_scores", "replay"):
        function = getattr(house, name)
        expected = list(inspect.signature(getattr(function, "py_func", function)).parameters)
        assert list(inspect.signature(getattr(GAME.rules, name)).parameters) == expected


def test_a_round_by_hand() -> None:
    """Seat 1 draws first. Both play at once; c10, shown, counts 20 and beats c20 put face down."""
    pile = tuple(map(Outcome, [20, 10, 1, 2, 3, 4, 30, 40]))
    match = Match(GAME, GAME.options({"rounds": 2}), 2, Setup(Seat(1), pile))
    assert [list(GAME.view_json(match.view(Seat(seat)))["hand"]) for seat in (0, 1)] == [
        ["c02", "c04", "c10"],
        ["c01", "c03", "c20"],
    ]
    assert match.to_move() == [0, 1]
    match.play(Seat(1), GAME.move_code(BOX, "put c20"))
    assert match.to_move() == [0]
    assert GAME.view_json(match.view(Seat(0)))["aside"] == {"1": "?"}
    assert GAME.view_json(match.view(Seat(1)))["aside"] == {"1": "c20"}
    with pytest.raises(Refused) as caught:
        match.play(Seat(1), GAME.move_code(BOX, "put c01"))
    assert (caught.value.key, caught.value.clause) == ("not-your-turn", "PO-2.1")
    with pytest.raises(Refused) as caught:
        match.play(Seat(0), GAME.move_code(BOX, "put c01"))
    assert (caught.value.key, caught.value.clause) == ("move-unknown", "PO-2.1")
    before = match.snapshot()
    match.play(Seat(0), GAME.move_code(BOX, "show c10"))
    assert match.scores() == [2, 0]
    assert not match.may_undo()
    shown = GAME.view_json(match.view(SPECTATOR))
    assert shown == {
        "hands": [3, 3],
        "aside": {},
        "shown": [],
        "last": ["c10", "c20"],
        "revealed": ["c10", "c20"],
        "pile": 0,
        "rounds_left": 1,
        "scores": [2, 0],
    }
    move, drawn = GAME.move_code(BOX, "show c10"), match.drawn
    seen = [
        GAME.seen(match.box, before, Seat(0), move, drawn, seat) for seat in (Seat(0), Seat(1), SPECTATOR)
    ]
    assert seen == [
        ("show c10", (None, "c40")),
        ("show c10", ("c30", None)),
        ("show c10", (None, None)),
    ]
    match.play(Seat(0), GAME.move_code(BOX, "put c40"))
    match.play(Seat(1), GAME.move_code(BOX, "put c30"))
    assert match.is_over
    assert (match.scores(), match.winners()) == ([4, 0], [0])
    with pytest.raises(Refused) as caught:
        match.play(Seat(0), GAME.move_code(BOX, "put c02"))
    assert (caught.value.key, caught.value.clause) == ("over", "PO-3.1")


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"rounds": 0}, "options.rounds"),
        ({"rounds": 11}, "options.rounds"),
        ({"rounds": "5"}, "options.rounds"),
        ({"rounds": True}, "options.rounds"),
        ({"cards": 3}, "options"),
    ],
)
def test_options_are_checked(options: dict[str, Any], place: str) -> None:
    """Refused in words, with the place."""
    with pytest.raises(Refused) as caught:
        GAME.options(options)
    assert caught.value.place == place
    assert caught.value.tell("fr") != caught.value.tell("en")


@pytest.mark.parametrize(
    "text", ["", "put", "put c48", "put c7", "put  c07", "show ?", "put c07 ", "hide c07"]
)
def test_what_is_no_move(text: str) -> None:
    """Refused in words."""
    with pytest.raises(Refused) as caught:
        GAME.move_code(BOX, text)
    assert caught.value.key == "move-unknown"


def test_every_code_has_a_text_of_its_own() -> None:
    """Text and back."""
    texts = GAME.move_texts(BOX, list(map(Move, range(MOVES))))
    assert texts == every_move()
    assert len(set(texts)) == MOVES
    assert [GAME.move_code(BOX, text) for text in texts] == list(range(MOVES))


def every_move() -> list[str]:
    """Every move there is."""
    return [f"{verb} {card_text(card)}" for verb in ("put", "show") for card in range(CARDS)]


@examples(60)
@given(pocket_matches(), st.data())
def test_listed_moves_can_be_played_and_no_others(match: Match, data: st.DataObject) -> None:
    """As in every game of the house."""
    check_listed(match)
    check_unlisted(match, data.draw(st.lists(st.integers(0, MOVES - 1), max_size=30)))


@examples(60)
@given(pocket_matches(), NUMBERS)
def test_a_game_ends_and_keeps_count(match: Match, numbers: list[int]) -> None:
    """Every card is somewhere once, and each round gives a point for each seat."""
    for number in numbers:
        if match.is_over:
            break
        match.play(*choose(match, number))
        state = GAME.describe(match.box, match.state)
        rounds = match.options.rounds - state["rounds_left"]
        assert sum(match.scores()) == match.seats * rounds
        held = sum(map(len, state["hands"])) + len(state["aside"])
        revealed = GAME.view_json(match.view(SPECTATOR))["revealed"]
        assert held + len(revealed) + state["pile"] == len(match.setup.pile)
        assert len(revealed) == match.seats * rounds
    while not match.is_over:
        match.play(*choose(match, 0))
    assert sum(match.scores()) == match.seats * match.options.rounds
    assert len(match.played) == match.seats * match.options.rounds


@examples(60)
@given(pocket_matches(), st.integers(0, 2**32))
def test_a_view_of_a_guess_is_the_view(match: Match, seed: int) -> None:
    """For every seat and a spectator; the guessed pile fits."""
    for seat in seats_of(match):
        view = match.view(seat)
        state, pile = GAME.guess(view, np.random.default_rng(seed))
        assert GAME.view(match.box, state, seat) == view
        assert len(pile) == int(match.state["pile"])
        hands = GAME.describe(match.box, state)
        assert not cards_in(hands) & {GAME.outcome_text(BOX, card) for card in pile}


@examples(60)
@given(pocket_matches(), NUMBERS)
def test_hands_stay_hidden(match: Match, numbers: list[int]) -> None:
    """What a seat is shown, of the table and of each move, names no card that it may not know of."""
    for seat in seats_of(match):
        assert not cards_in(GAME.view_json(match.view(seat))) & hidden_from(match, seat)
    for number in numbers:
        if match.is_over:
            break
        before = match.snapshot()
        actor, move, now = choose(match, number)
        match.play(actor, move, now)
        for seat in seats_of(match):
            assert not cards_in(GAME.view_json(match.view(seat))) & hidden_from(match, seat)
            seen = GAME.seen(match.box, before, actor, move, match.drawn, seat)
            assert not cards_in(seen) & hidden_from(match, seat)
            assert len(seen[1]) == len(match.drawn)
            assert (seen[0] is None) == (seat != actor and GAME.move_text(BOX, move).startswith("put"))


def test_each_seat_sees_its_first_cards() -> None:
    """Of the draws before the first move each seat sees its own, and nobody another's."""
    match = dealt(3, "first")
    for seat in map(Seat, range(3)):
        move, drawn = GAME.seen(match.box, match.state_at_start(), None, None, match.drawn, seat)
        assert move is None
        hand = {card for card in drawn if card is not None}
        assert hand == set(GAME.view_json(match.view(seat))["hand"])
        assert len(hand) == HAND
    spectator = GAME.seen(match.box, match.state_at_start(), None, None, match.drawn, SPECTATOR)
    assert spectator == (None, (None,) * 9)


@examples(40)
@given(pocket_matches())
def test_a_record_replays_to_the_same_game(match: Match) -> None:
    """Though several seats may move: the card tells whose move it is."""
    document = record_of(match, NAMES[: match.seats])
    record = parse_record(record_json(document).encode(), find)
    replay = Replay(record)
    replay.finish()
    assert replay.state.tobytes() == match.state.tobytes()
    assert replay.to_move() == match.to_move()
    assert (replay.scores(), replay.winners()) == (match.scores(), match.winners())
    assert record.options == match.options


def test_a_record_with_a_card_that_nobody_holds() -> None:
    """Refused with the place, whether the card is not drawn yet or was played before."""
    match = dealt(2, "again")
    match.play(*choose(match, 0))
    document = record_of(match, NAMES[:2])
    document["moves"] *= 2
    with pytest.raises(Refused) as caught:
        Replay(parse_record(record_json(document).encode(), find)).finish()
    assert caught.value.place == "move 2"
    document["moves"] = [f"put {document['setup']['pile'][-1]}"]
    with pytest.raises(Refused) as caught:
        Replay(parse_record(record_json(document).encode(), find)).finish()
    assert (caught.value.place, caught.value.clause) == ("move 1", "PO-2.1")


def test_a_deal_follows_from_its_seed() -> None:
    """The same seed, the same deal; as many cards as all rounds take, each once."""
    options = GAME.options({"rounds": 4})
    first, pile = GAME.deal(options, 3, "seed")
    assert (first, pile) == GAME.deal(options, 3, "seed")
    assert (first, pile) != GAME.deal(options, 3, "another")
    assert len(pile) == len(set(pile)) == 3 * (3 + 3)


def test_it_can_be_told() -> None:
    """Every question that a terminal asks has an answer."""
    match = dealt(2, "told")
    teller: Teller = GAME.teller(NAMES[:2], "en", True)
    view = match.view(Seat(0))
    choices = teller.choices(view, match.legal(Seat(0)))
    assert len(teller.listing(view, choices)) == 2 * HAND
    assert teller.closely(view, choices, "0,0", Screen()) == []
    assert teller.words_of(view, choices.moves[1]) == GAME.move_text(BOX, choices.moves[1])
    assert teller.offer(view, Screen()) == [" ".join(GAME.view_json(view)["hand"])]
    assert teller.unseen(view) == ["8"]
    assert teller.scores(view) == ["Ada: 0", "Bo: 0"]
    before, move = match.snapshot(), choices.moves[1]
    match.play(Seat(0), move)
    for seat in seats_of(match):
        scene = scene_of(GAME, BOX, before, Seat(0), move, match.drawn, seat)
        seen = GAME.move_text(BOX, move) if seat == 0 else "a card"
        assert teller.story(scene) == [Line(f"Ada has played: {seen}.")]
    assert teller.details(view) == {"view": GAME.view_json(view)}
    assert teller.table(match.view(Seat(1)), None, Screen()) == ["0: ?"]


def test_what_was_revealed_is_not_taken_back() -> None:
    """A card put aside may be, while the round is open; a card shown, or the last of a round, may not."""
    match = dealt(seats=2)
    first, second = (match.legal(Seat(seat)) for seat in (0, 1))
    match.play(Seat(0), first[0])
    assert match.may_undo()
    match.undo()
    match.play(Seat(0), Move(first[0] + SHOW))
    assert not match.may_undo()
    match.play(Seat(1), second[0])
    assert not match.may_undo()

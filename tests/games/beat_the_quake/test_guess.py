"""A guess at hands and pile is as likely as a seat can tell: checked against plain counting."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque.bots import lineup
from ludotheque.engine.contract import SPECTATOR, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.games import registry
from tests.games.beat_the_quake.hand_made import QUAKES, match_after

GAME = registry.find("beat-the-quake")

Hands = tuple[tuple[str, ...], ...]  # of the others, by seat


class Guessed(NamedTuple):
    """What a guess says is hidden."""

    hands: Hands
    lost: Hands
    pile: tuple[str, ...]


def cards(match: Match, found: Any) -> tuple[str, ...]:
    """A set of cards by their ids."""
    return tuple(card["id"] for place, card in enumerate(objects(match)) if int(found) >> place & 1)


def objects(match: Match) -> list[dict[str, Any]]:
    """The objects of the edition."""
    found: list[dict[str, Any]] = GAME.components(match.options)["objects"]
    return found


def guesses(match: Match, seat: int, count: int, seed: int = 1) -> Iterator[Guessed]:
    """Guesses of one seat; each fits what it sees."""
    view, rng = match.view(Seat(seat)), np.random.default_rng(seed)
    for _ in range(count):
        state, pile = GAME.guess(view, rng)
        assert GAME.view(match.box, state, Seat(seat)).record.tobytes() == view.record.tobytes()
        yield Guessed(
            tuple(cards(match, state["hands"][other]) for other in range(match.seats)),
            tuple(cards(match, state["lost"][other]) for other in range(match.seats)),
            tuple(GAME.outcome_text(match.box, card) for card in pile),
        )


def fitting(match: Match, seat: int) -> Counter[tuple[Hands, Hands]]:
    """Every way to deal what this seat has not seen to the others: hands, and what they lost.

    The sizes are those of the truth. Where a hand has not grown since its damage was announced, it had that
    damage together with what it has lost since; what it had lost before may be anything.
    """
    state, seats = match.state, range(match.seats)
    truth = [[cards(match, state[field][other]) for field in ("hands", "lost")] for other in seats]
    fields = ("face_up", "used_by_others", "neutral")
    seen = {card for field in fields for other in seats for card in cards(match, state[field][other])}
    seen |= {*cards(match, state["gone"]), *cards(match, state["discarded"])}
    if seat != SPECTATOR:
        seen |= {card for own in truth[seat] for card in own}
    vd = {card["id"]: card["vd"] for card in objects(match)}

    def deal(other: int, left: list[str]) -> Iterator[tuple[Hands, Hands]]:
        if other == match.seats:
            yield (), ()
            return
        for hand, lost in deals(other, left):
            remaining = [card for card in left if card not in (*hand, *lost)]
            for hands, losts in deal(other + 1, remaining):
                yield (hand, *hands), (tuple(sorted(lost)), *losts)

    def deals(other: int, left: list[str]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        hand, lost = truth[other]
        if other == seat:
            yield hand, lost
            return
        told, since = int(state["told"][other]), int(state["told_lost"][other])
        for had in combinations(left, len(hand) + since):
            if told >= 0 and sum(vd[card] for card in had) != told:
                continue
            rest = [card for card in left if card not in had]
            for gone in combinations(had, since):
                for before in combinations(rest, len(lost) - since):
                    yield tuple(card for card in had if card not in gone), (*gone, *before)

    return Counter(deal(0, [card for card in vd if card not in seen]))


def is_likely(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Whether these counts come from these chances: chi-square within four standard deviations."""
    assert counts.keys() <= chances.keys()
    number = sum(counts.values())
    square = 0.0
    for kind, chance in chances.items():
        square += (counts.get(kind, 0) - number * chance) ** 2 / (number * chance)
    freedom = len(chances) - 1
    return square < freedom + 4 * math.sqrt(2 * freedom)


# Positions. A card's VP and VD stand in its name; the edition holds what the pile names.

MORE = "g10 h11 i12 j13 k13 l10 m11 n14 o10 p12 q20"
POSITIONS: dict[str, dict[str, Any]] = {
    # Bo holds b12 and e11: 3 was announced. Ada, who looks, has just drawn f20.
    "one announced": {
        "pile": f"a10 b12 c30 e11 yellow-1 f20 {MORE}",
        "moves": "show c30; stop; keep; draw; use c30",
    },
    # The same in an advanced game: then he lost e11, and Ada a10.
    "one announced, a card lost since": {
        "pile": f"a10 b12 c50 e11 red-1 f20 {MORE}",
        "moves": "show c50; stop; keep; draw; discard e11; discard a10; use c50",
        "advanced": True,
    },
    # He lost b12 to a red quake; e11, drawn after it, was announced when the next one came.
    "one announced, a card lost before": {
        "pile": "a10 b12 c50 d50 red-1 r10 e11 yellow-1 f20 g10 h11 i12 j13 k13 l10 m11 n14 o10",
        "moves": "show c50; draw; show d50; discard b12; discard a10; use c50; keep; stop;"
        "keep; draw; use d50",
        "advanced": True,
    },
    # Bo's 3 is that of b12 and e11, Cleo's 4 that of z11 and y13.
    "two announced": {
        "pile": "a10 b12 z11 c90 d90 e11 yellow-1 y13 yellow-2 f20 g10 h11 i12 j13 k10 l11 m14 n10",
        "moves": "show c90; draw; show d90; keep; draw; use c90; keep; draw; use d90",
        "seats": 3,
    },
    # Everybody but Ada met a quake alone with what was shown: one card is left to each, and known by its VD.
    "four announced": {
        "pile": "a10 b11 d12 e11 f12 c90 g90 yellow-1 i90 yellow-2 o90 red-1 p90 red-2 "
        "j13 k11 l12 m10 n13 r11",
        "moves": "show c90; stop; show g90; draw; use g90; show i90; draw; use i90; show o90; draw; use o90;"
        "show p90; draw; use p90",
        "seats": 5,
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_hands_are_as_likely_as_counting_says(name: str) -> None:
    """BQ-4.1, BQ-6.2 Each way to deal what is unseen that fits what was announced, as often as another."""
    match = match_after(**POSITIONS[name])
    assert match.to_move() == [0]
    announced = [int(told) for told in match.state["told"][: match.seats]]
    number = {"one": 1, "two": 2, "four": 4}[name.partition(" ")[0]]
    assert sum(told >= 0 for told in announced) == number
    ways = fitting(match, 0)
    assert len(ways) > 10
    assert (truth(match), losses(match)) in ways
    found = Counter((guess.hands, guess.lost) for guess in guesses(match, 0, 4000))
    assert is_likely(found, {way: count / ways.total() for way, count in ways.items()})


def truth(match: Match) -> Hands:
    """What everybody holds."""
    return tuple(cards(match, match.state["hands"][seat]) for seat in range(match.seats))


def losses(match: Match) -> Hands:
    """What everybody lost from their hand."""
    return tuple(cards(match, match.state["lost"][seat]) for seat in range(match.seats))


def test_a_spectator_guesses_every_hand() -> None:
    """Bo's hand as it was announced; Ada's may be anything else."""
    match = match_after(**POSITIONS["one announced"])
    ways = fitting(match, SPECTATOR)
    expected: list[Counter[tuple[str, ...]]] = [Counter(), Counter()]
    for (hands, _), count in ways.items():
        for seat in range(2):
            expected[seat][hands[seat]] += count
    found = list(guesses(match, SPECTATOR, 4000))
    for seat in range(2):
        chances = {hand: count / ways.total() for hand, count in expected[seat].items()}
        assert is_likely(Counter(guess.hands[seat] for guess in found), chances)
    assert len(expected[0]) == math.comb(15, 2)


def test_what_was_announced_holds_until_the_hand_grows() -> None:
    """BQ-4.1 Bo's damage was 3; now he has drawn a third card, and may hold anything."""
    position = POSITIONS["one announced"]
    match = match_after(position["pile"], f"{position['moves']}; keep; stop")
    assert match.to_move() == [1]
    ways = fitting(match, 0)
    assert len(ways) == math.comb(13, 3)
    assert is_likely(
        Counter(guess.hands for guess in guesses(match, 0, 6000)),
        {hands: 1 / len(ways) for hands, _ in ways},
    )


# The pile


def test_the_pile_holds_what_is_left_in_any_order() -> None:
    """BQ-2.1 No quake while draws are safe; after them any card at any place."""
    pile = " ".join(f"{letter}1{number % 4}" for number, letter in enumerate("abcdefghijklmnop"))
    match = match_after(f"{pile} {' '.join(QUAKES)}", "keep; stop")
    view = GAME.view_json(match.view(Seat(0)))
    assert (view["pile"], view["safe"], view["hand"]) == (18, 2, ["a10", "c12"])
    unseen = {card["id"] for card in objects(match)} - {"a10", "c12"}
    first: Counter[str] = Counter()
    third: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for guess in guesses(match, 0, 4000):
        assert {*guess.pile, *guess.hands[1]} == unseen | {*QUAKES}
        assert len(guess.pile) == 18
        for counts, place in ((first, 0), (third, 2), (last, -1)):
            counts[guess.pile[place]] += 1
        assert not {guess.pile[0], guess.pile[1]} & {*QUAKES}
    assert is_likely(first, dict.fromkeys(unseen, 1 / 14))
    # 14 objects less two in Bo's hand and two that are safe, and 6 quakes, in 16 places.
    later = {**dict.fromkeys(unseen, 10 / 14 / 16), **dict.fromkeys(QUAKES, 1 / 16)}
    for counts in (third, last):
        assert is_likely(counts, later)


def test_a_quake_that_was_drawn_does_not_come_again() -> None:
    """BQ-1.1 Of six, one is on the table."""
    match = match_after(**POSITIONS["one announced"])
    for guess in guesses(match, 0, 300):
        assert "yellow-1" not in guess.pile
        assert len({*guess.pile}) == len(guess.pile) == int(match.state["pile"])


# Whole games


@pytest.mark.parametrize("seats", [2, 5])
def test_guesses_fit_all_that_was_announced(seats: int) -> None:
    """BQ-4.1 In whole advanced games of `classic`, for every seat and a spectator, however many were told."""
    options = GAME.options({"advanced": True})
    most_told = 0
    for number in range(8):
        first, pile = GAME.deal(options, seats, f"announced {seats} {number}")
        match, rng = Match(GAME, options, seats, Setup(first, pile)), np.random.default_rng(number)
        vd = {card["id"]: card["vd"] for card in objects(match)}
        while not match.is_over:
            told = match.state["told"].tolist()
            most_told = max(most_told, sum(one >= 0 for one in told))
            seat = int(rng.integers(-1, seats))
            for guess in guesses(match, seat, 2, seed=number):
                for other in set(range(seats)) - {seat}:
                    since = int(match.state["told_lost"][other])
                    if told[other] >= 0 and since in (0, len(guess.lost[other])):
                        had = guess.hands[other] + (guess.lost[other] if since else ())
                        assert sum(vd[card] for card in had) == told[other]
            mover = match.to_move()[0]
            bot = lineup.find("greedy", GAME, int(rng.integers(1 << 30)))  # a table that lasts
            move = bot.decide(match.view(mover), match.legal(mover), 1.0)
            assert move is not None
            match.play(mover, move)
        (guess,) = guesses(match, SPECTATOR, 1)
        assert guess.hands == truth(match), "after the end hands are shown"
    assert most_told >= 2

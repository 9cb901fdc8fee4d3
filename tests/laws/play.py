"""Games under way for the laws: any game of the house, any of its options, anywhere in its course.

A start is taken from a recorded game: its options, seats and set-up, and some of its moves; or the same
options with another deal. From there on the moves are drawn.
"""

import json
import os
from functools import cache
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from ludotheque.engine.contract import START, Milliseconds, Setup
from ludotheque.engine.match import Match, Played
from ludotheque.engine.records import Record, parse_record, play_recorded
from ludotheque.games import registry
from tests.support.recorded import document, recorded

GAMES = registry.NAMES
FUZZ = int(os.environ.get("LUDOTHEQUE_FUZZ", "0"))


def examples(number: int) -> settings:
    """So many examples, or as many as LUDOTHEQUE_FUZZ asks for."""
    return settings(max_examples=max(number, FUZZ))


@cache
def records(name: str) -> tuple[Record, ...]:
    """The recorded games, read."""
    return tuple(parse_record(json.dumps(document(path)).encode(), registry.find) for path in recorded(name))


def begin(record: Record, setup: Setup | None = None) -> Match:
    """The match of a record, before its first move."""
    return Match(record.game, record.options, len(record.players), setup or record.setup)


def now_of(match: Match) -> Milliseconds:
    """The time of the last move."""
    return match.played[-1].now if match.played else START


def choose(match: Match, number: int) -> Played:
    """A seat that is waited for, one of its moves, and in a timed game a moment, by a drawn number.

    Nobody gives up who has another move, else most games would be short.
    """
    seats = match.to_move()
    seat = seats[number % len(seats)]
    now = now_of(match)
    if match.game.is_timed and match.game.ends_at(match.state) is None:
        now = Milliseconds(now + number % 3001)
    moves = match.legal(seat, now)
    others = [move for move in moves if move != match.game.resign_move]
    return Played(seat, (others or moves)[number // len(seats) % len(others or moves)], now)


@st.composite
def matches(draw: Any, name: str, most: int = 12, dealt: bool = False) -> Match:
    """A match of this game after some moves; `dealt`: with a pile as the game sets it up."""
    record: Record = draw(st.sampled_from(records(name)))
    if dealt or draw(st.booleans()):
        seed = draw(st.integers(0, 2**32).map(str))
        first, pile = record.game.deal(record.options, len(record.players), seed)
        match = begin(record, Setup(first, pile, record.setup.extras))
        most *= 6
    else:
        match = begin(record)
        for entry in record.moves[: draw(st.integers(0, len(record.moves)))]:
            play_recorded(match, entry)
    for number in draw(st.lists(st.integers(0, 2**20), max_size=most)):
        if match.is_over:
            break
        match.play(*choose(match, number))
    return match

"""Games under way for the laws: any game of the house, any of its options, anywhere in its course.

A start is taken from a recorded game: its options, seats and set-up, and some of its moves; or the same
options with another deal. From there on the moves are drawn.
"""

import json
import os
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from ludotheque.engine.contract import Game, Move, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, parse_record
from ludotheque.games import registry
from tests.recorded import document, recorded

GAMES = registry.NAMES
FUZZ = int(os.environ.get("LUDOTHEQUE_FUZZ", "0"))


def examples(number: int) -> settings:
    """So many examples, or as many as LUDOTHEQUE_FUZZ asks for."""
    return settings(max_examples=max(number, FUZZ))


def package_of(name: str) -> str:
    """The name of a game's package."""
    return name.replace("-", "_")


def stock_of(name: str) -> ModuleType:
    """`tests/games/GAME/stock.py`: what this game has in stock, and where it is counted."""
    return import_module(f"tests.games.{package_of(name)}.stock")


def count_codes(game: Game) -> int:
    """How many codes the game's one table of moves has."""
    moves = import_module(f"{game.rules.__name__.rpartition('.')[0]}.moves")
    count: int = moves.MOVES
    return count


@cache
def records(name: str) -> tuple[Record, ...]:
    """The recorded games, read."""
    return tuple(parse_record(json.dumps(document(path)).encode(), registry.find) for path in recorded(name))


def begin(record: Record, setup: Setup | None = None) -> Match:
    """The match of a record, before its first move."""
    return Match(record.game, record.options, len(record.players), setup or record.setup)


def play_text(match: Match, text: str) -> None:
    """Play a move of a record."""
    match.play(match.to_move()[0], match.game.move_code(match.box, text))


def choose(match: Match, number: int) -> tuple[Seat, Move]:
    """One of the seats that are waited for, and one of its moves, by a drawn number."""
    seats = match.to_move()
    seat = seats[number % len(seats)]
    moves = match.legal(seat)
    return seat, moves[number // len(seats) % len(moves)]


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
        for text in record.moves[: draw(st.integers(0, len(record.moves)))]:
            play_text(match, text)
    for number in draw(st.lists(st.integers(0, 2**20), max_size=most)):
        if match.is_over:
            break
        match.play(*choose(match, number))
    return match

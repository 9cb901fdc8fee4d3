"""Hints: the best moves of a seat with their odds, for its own eyes. The others hear that it took one."""

from typing import NamedTuple

from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Game, Move, Seat, View
from ludotheque.engine.words import Refused
from ludotheque.server.house import House
from ludotheque.server.http.problems import names_at
from ludotheque.server.pages.html import isolated
from ludotheque.server.protocol import Hint, HintedMove
from ludotheque.server.tables.commands import Change, Person, note_hint, seat_to_advise
from ludotheque.server.tables.table import Table

MOST_MOVES = 3


class Wanted(NamedTuple):
    """A position in which a seat wants to know what to do, as far as it may know it."""

    game: Game
    names: list[str]
    seat: int
    number: int
    view: View
    legal: list[Move]  # without giving up: nobody is advised to
    seed: str


async def hint_at(house: House, table: str, person: Person, seat: int | None, language: str) -> Hint:
    """A hint for a seat of this person; Refused, with words, if there may be none."""
    if house.classroom is not None:
        await house.classroom.check_hint()
    if person.id in house.advised:
        raise Refused("hint-one")
    house.advised.add(person.id)
    try:
        wanted = await _noted(house, table, person, seat, language)
        if house.thinkers.is_full:
            raise Refused("hint-busy")
        thought = await _thought(house, wanted)
    finally:
        house.advised.discard(person.id)
    hint: Hint = await house.aside(_told, wanted, thought, language)
    return hint


async def _noted(house: House, table: str, person: Person, seat: int | None, language: str) -> Wanted:
    """What is to be thought about; that it is asked for everybody hears, once in a position."""
    found: list[Wanted] = []

    def decide(table: Table, at: int) -> Change | None:
        wanted = _wanted(table, seat_to_advise(table, person, seat), at, language)
        found.append(wanted)
        latest = table.latest
        is_told = latest is not None and latest.event.kind == "hinted" and latest.event.seat == wanted.seat
        return None if is_told else note_hint(table, wanted.seat, person, at)

    await house.pipeline.overrule(table, decide)
    return found[-1]


def _wanted(table: Table, seat: int, at: int, language: str) -> Wanted:
    match = table.match
    assert match is not None
    return Wanted(
        table.game,
        [isolated(name) for name in names_at(table, language)],
        seat,
        table.number,
        match.view(Seat(seat)),
        [move for move in table.legal(seat, at) if move != table.game.resign_move],
        f"hint:{table.sealed.secret}:{seat}:{len(match.played)}",
    )


async def _thought(house: House, wanted: Wanted) -> Thought:
    """What the bots think of it; where nothing can be played there is nothing to think about."""
    if not wanted.legal:
        return Thought(Seat(wanted.seat), (), (), (), 0)
    return await house.thinkers.advise(wanted.game, wanted.seed, wanted.view, wanted.legal)


def _told(wanted: Wanted, thought: Thought, language: str) -> Hint:
    """The best moves in words."""
    game, view = wanted.game, wanted.view
    teller = game.teller(wanted.names, language, is_plain=True)
    best = list(zip(thought.moves, thought.odds, strict=True))[:MOST_MOVES]
    return Hint(
        seat=wanted.seat,
        number=wanted.number,
        moves=[
            HintedMove(
                move=game.move_text(view.box, move),
                words=teller.words_of(view, move),
                odds=round(min(max(odds, 0.0), 1.0), 3),
            )
            for move, odds in best
        ],
        tries=thought.simulations,
    )
